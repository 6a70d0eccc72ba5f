import { Avatar } from '@/components/ui/avatar'
import { Picture } from '@/components/ui/picture'

type Guest = { id: number; avatar: string; isChecked: boolean }

type DinnerTableProps = {
  guests: readonly Guest[]
  /** The pictures of the dishes. */
  dishes: readonly { image: string }[]
}

/** The seats on one side of the table. A seat shows the face of its guest if the guest is coming; otherwise, it is empty. */
function Seats({ guests }: { guests: readonly Guest[] }) {
  return (
    <div className="flex justify-around px-[6cqw]">
      {guests.map(({ id, avatar, isChecked }) => (
        <span
          key={id}
          className="grid size-16 place-items-center rounded-full border-2 border-[#b98a5e]/60 border-dashed *:[grid-area:1/1]"
        >
          <Avatar
            src={avatar}
            eager
            size="lg"
            className={`size-14! transition-[scale,opacity] motion-duration-350 ease-ios expressive:ease-(--pb-spring-fast) ${isChecked ? '' : 'scale-40 opacity-0'}`}
          />
        </span>
      ))}
    </div>
  )
}

/** A dining table with the faces of the guests who are coming. Decorative, because a list below it names the guests. */
export function DinnerTable({ guests, dishes }: DinnerTableProps) {
  const guestsPerSide = Math.ceil(guests.length / 2)
  return (
    <div aria-hidden="true" className="mx-auto w-full max-w-120 flex-none px-margin pt-1">
      <Seats guests={guests.slice(0, guestsPerSide)} />
      <div className="-my-3 flex h-25 items-center justify-around rounded-[36px] bg-[#c9935f] bg-[repeating-linear-gradient(0deg,rgb(80_40_10/.12)_0_1px,transparent_1px_15px)] px-[5cqw] shadow-[0_8px_20px_rgb(0_0_0/.18),inset_0_0_0_5px_rgb(255_255_255/.14)]">
        {dishes.map(({ image }) => (
          <Picture
            key={image}
            src={image}
            eager
            ratio="square"
            sizes="80px"
            className="size-18 rounded-full border-4 border-[#fff8ec] shadow-[0_4px_10px_rgb(0_0_0/.3)]"
          />
        ))}
      </div>
      <Seats guests={guests.slice(guestsPerSide)} />
    </div>
  )
}

import { Picture } from '@/components/ui/picture'

type PostcardProps = {
  /** Accessible name of the card. */
  label: string
  /** Names of the pictures on the front and on the stamp. */
  frontImage: string
  stampImage: string
  message: string
  /** Address lines, from the recipient to the country. */
  addressLines: readonly string[]
  /** City in the postmark. */
  postmarkCity: string
  /** Lines of the postmark below the city, such as the month and the year. */
  postmarkLines: readonly string[]
}

// Perforation: round holes along the edges of the stamp, one about every 6 px.
const perforationClass =
  '[mask:radial-gradient(50%_50%,#0000_62%,#000_65%)_round_3px_3px/6px_6px,linear-gradient(#000_0_0)_no-repeat_50%/calc(100%_-_9px)_calc(100%_-_9px)]'

/** Both sides of a postcard; the back overlaps the front. The font size depends on the width, not on the user's text size. */
export function Postcard({
  label,
  frontImage,
  stampImage,
  message,
  addressLines,
  postmarkCity,
  postmarkLines,
}: PostcardProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className="@container mx-auto w-full max-w-110 flex-none px-margin pt-2 pb-1"
    >
      <Picture
        src={frontImage}
        eager
        ratio="3/2"
        className="me-auto w-[76cqw] -rotate-3 rounded-[8px] border-[5px] border-white shadow-float rtl:rotate-3"
      />
      <div className="relative ms-auto -mt-[30cqw] ios:-mt-[12cqw] grid aspect-[3/2] w-[84cqw] rotate-2 grid-cols-[1fr_1.05fr] overflow-hidden rounded-[8px] bg-[#fdf8ec] p-[4cqw] text-[#43372b] shadow-float rtl:-rotate-2">
        <p className="overflow-hidden border-[#43372b]/25 border-e pe-[3cqw] font-serif text-[3.9cqw]/[1.45] italic arabic:font-[inherit] arabic:not-italic">
          {message}
        </p>
        <div className="flex flex-col ps-[4cqw]">
          <span className="ms-auto flex-none [filter:drop-shadow(0_.5px_1px_rgb(67_55_43/.5))]">
            <span className={`block w-[22cqw] bg-white p-[2.2cqw] ${perforationClass}`}>
              <Picture src={stampImage} eager ratio="square" sizes="80px" />
            </span>
          </span>
          <span className="absolute end-[20cqw] top-[3.5cqw] grid size-[17cqw] -rotate-12 place-content-center rounded-full border-[#7a2e2e]/70 border-[.5cqw] text-center font-semibold text-[#7a2e2e] text-[2.3cqw]/[1.3]">
            <span>{postmarkCity}</span>
            {postmarkLines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal
              <span key={index} className="block">
                {line}
              </span>
            ))}
          </span>
          <span className="mt-auto text-[3.4cqw]/[1.2]">
            {addressLines.map((line, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal
                key={index}
                className="block truncate border-[#43372b]/25 border-b pt-[1.6cqw] pb-[.4cqw]"
              >
                {line}
              </span>
            ))}
          </span>
        </div>
      </div>
    </div>
  )
}

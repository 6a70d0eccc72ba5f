import { SocialIcon } from './social-icon'
import { signInMarks } from './social-sign-in'

type Social = { id: number; network: string; title: string }

type SocialButtonsProps = {
  items: readonly Social[]
  onSelect: (item: Social) => void
  className?: string
}

/** Outlined buttons to continue with a social network, two in a row, or one if the text is large. 44 / 48 px high. */
export function SocialButtons({ items, onSelect, className = '' }: SocialButtonsProps) {
  return (
    <div
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,8.4em,34%)),1fr))] gap-2 text-subhead ${className}`}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          onClick={() => onSelect(item)}
          className="pressable flex min-h-target items-center justify-center gap-2.5 rounded-pill border border-separator px-3 font-medium text-label material:text-button"
        >
          <SocialIcon network={item.network} marks={signInMarks} className="size-4.5 text-tint" />
          {item.title}
        </button>
      ))}
    </div>
  )
}

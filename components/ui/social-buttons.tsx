import { signInLogos } from './sign-in-logos'
import { SocialIcon } from './social-icon'

type SocialLink = { id: number; network: string; title: string }

/** Brand colors that the rules of the networks require. Logos without an entry, except Google’s, have the text color. */
const colorClasses: Record<string, string> = { facebook: 'text-[#1877f2]', pinterest: 'text-[#e60023]' }
// Apple requires its button to be prominent, and black or white. The button is hidden on Material.
const appleClass =
  'col-span-full bg-black text-white theme-dark:bg-white theme-dark:text-black material:hidden'

type SocialButtonsProps = {
  items: readonly SocialLink[]
  /** Text of the Apple button; by default, the title of the item. Apple allows only a few texts, such as “Sign in with Apple”. */
  appleLabel?: string
  onSelect: (item: SocialLink) => void
  className?: string
}

/**
 * Buttons to continue with a social network, at most two in a row. They are at least 44 px high on iOS and 48 px on Material. The
 * Apple button is shown only on iOS and fills a row.
 */
export function SocialButtons({ items, appleLabel, onSelect, className = '' }: SocialButtonsProps) {
  return (
    <div
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,8.4em,34%)),1fr))] gap-2 text-subhead ${className}`}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          onClick={() => onSelect(item)}
          className={`pressable flex min-h-target items-center justify-center gap-2.5 rounded-pill px-3 font-medium material:text-button ${item.network === 'apple' ? appleClass : 'border ios-26:border-transparent ios-26:bg-fill ios-18:border-separator material:border-separator text-label'}`}
        >
          <SocialIcon
            network={item.network}
            logos={signInLogos}
            className={`size-4.5 ${colorClasses[item.network] ?? ''}`}
          />
          {(item.network === 'apple' && appleLabel) || item.title}
        </button>
      ))}
    </div>
  )
}

import { ShareIcon } from '@/components/ui/icon'
import type { SymbolIcon } from '@/components/ui/symbol'
import { Heart } from '@/components/ui/symbols/heart'
import { ThumbsUp } from '@/components/ui/symbols/thumbs-up'
import type english from '@/data/textview.json'
import { SampleHeading } from './sample-heading'

type TextviewData = typeof english

const icons: Record<string, SymbolIcon> = { 'thumbs-up': ThumbsUp, heart: Heart }
const sizeClasses = { small: 'size-5', medium: 'size-8', large: 'size-15' } as const

/** Three icons in three sizes: 20, 32, and 60 px. Each platform has its own share icon. */
export function IconSamples({ title, note, items, sizes }: TextviewData['icons']) {
  return (
    <section>
      <SampleHeading>{title}</SampleHeading>
      <p className="mt-1.5 text-pretty text-body-read">{note}</p>
      <div className="mt-4 grid grid-cols-3 place-items-center gap-x-2 gap-y-5 rounded-card bg-surface-2 p-5 text-tint material:bg-surface-container">
        {items.flatMap(({ id, icon, title: name }) =>
          sizes.map((sizeOption) => {
            const size = sizeOption.size as keyof typeof sizeClasses
            const Icon = icons[icon] ?? Heart
            return icon === 'share-2' ? (
              <span key={`${id}-${size}`} role="img" aria-label={name}>
                <ShareIcon className={sizeClasses[size]} />
              </span>
            ) : (
              <Icon key={`${id}-${size}`} role="img" aria-label={name} className={sizeClasses[size]} />
            )
          }),
        )}
        {sizes.map(({ id, title: caption }) => (
          <p
            key={id}
            className="w-full min-w-0 hyphens-auto text-center text-secondary-label text-caption text-[length:min(var(--pb-text-caption),4.8cqw)] wrap-break-word"
          >
            {caption}
          </p>
        ))}
      </div>
    </section>
  )
}

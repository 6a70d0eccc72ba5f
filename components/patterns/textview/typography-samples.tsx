import type english from '@/data/textview.json'
import { SampleHeading } from './sample-heading'

type TextviewData = typeof english

/**
 * Classes of the six levels of headings and of a paragraph: the text styles of iOS (HIG) and the type scale of Material (M3).
 */
const textStyleClasses = {
  h1: 'text-large-title text-[length:min(var(--pb-text-large-title),(100cqw-2rem)/5)] material:text-[length:min(calc(var(--text-scale)*2.25rem),(100cqw-2rem)/5)]/[1.22]',
  h2: 'text-title1 text-[length:min(var(--pb-text-title1),(100cqw-2rem)/5)]',
  h3: 'text-title2',
  h4: 'text-title3',
  h5: 'text-headline',
  h6: 'text-subhead font-semibold baseline:font-medium',
  p: 'text-body-read',
} as const

/** Classes of the signs, by heading level: an enamel plate, a destination display, a screen, a printed schedule, and a ticket. */
const signClasses: Record<string, string> = {
  h2: 'rounded-[14px] bg-[#12365c] px-4 py-3 text-white',
  h3: 'rounded-[8px] bg-[#14120e] px-4 py-3 text-[#ffb94a] theme-dark:outline theme-dark:outline-[#5c4a2a]',
  h4: 'rounded-[14px] bg-[#0c6b52] px-4 py-3 text-white',
  h5: 'rounded-[4px] border border-[#d9ccb4] bg-[#fdf7ea] px-4 py-3 text-[#2a2115]',
  h6: 'rounded-[10px] border-2 border-[#b98a12] border-dashed bg-[#ffd86b] px-4 py-3 text-[#332500]',
}

const sizeClasses = { small: 'text-footnote', medium: 'text-body', large: 'text-title1' } as const

/** The text of the article, each line in one text style with an optional note below it, and a list with three text sizes. */
export function TypographySamples({ typography, textSizes }: Pick<TextviewData, 'typography' | 'textSizes'>) {
  return (
    <>
      <section>
        <SampleHeading id="typography">{typography.title}</SampleHeading>
        <ul aria-labelledby="typography">
          {typography.items.map(({ id, style, title, note }) => (
            <li key={id} className="pt-4 first:pt-1.5">
              <span
                className={`block text-pretty wrap-break-word ${textStyleClasses[style as keyof typeof textStyleClasses]} ${signClasses[style] ?? ''}`}
              >
                {title}
              </span>
              {note && (
                <span className="mt-1 block text-pretty text-footnote text-secondary-label expressive:text-subhead">
                  {note}
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <SampleHeading>{textSizes.title}</SampleHeading>
        <dl className="mt-3 divide-y divide-separator rounded-card bg-surface-2 px-4 material:bg-surface-container">
          {[...textSizes.items].reverse().map(({ id, size, title, note }) => (
            <div
              key={id}
              className="flex min-h-row flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3"
            >
              <dt className="text-secondary-label text-subhead">{note}</dt>
              <dd className={`tabular-nums ${sizeClasses[size as keyof typeof sizeClasses]}`}>{title}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

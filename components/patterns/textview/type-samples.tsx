import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import type english from '@/data/textview.json'

type TextviewData = typeof english

/** Classes of a sample, and the name of the style: iOS (HIG), Material (M3 type scale). */
const styles = {
  h1: [
    'text-large-title text-[length:min(var(--pb-text-large-title),(100cqw-4rem)/5)] material:text-[length:min(calc(var(--text)*2.25rem),(100cqw-4rem)/5)]/[1.22]',
    'Large Title',
    'Display small',
  ],
  h2: ['text-title1', 'Title 1', 'Headline medium, emphasized'],
  h3: ['text-title2', 'Title 2', 'Title large, emphasized'],
  h4: ['text-title3', 'Title 3', 'Title medium, emphasized'],
  h5: ['text-headline', 'Headline', 'Title medium'],
  h6: ['text-subhead font-semibold material:font-medium', 'Subheadline', 'Title small'],
  p: ['text-body-read', 'Body', 'Body large'],
} as const

const sizes = { small: 'text-footnote', medium: 'text-body', large: 'text-title1 tabular-nums' } as const

/** One line in each text style, with the platform's name for it. */
export function TypeSamples({ typography, spans }: Pick<TextviewData, 'typography' | 'spans'>) {
  return (
    <>
      <List header={typography.title}>
        {typography.items.map(({ id, style, title }) => {
          const [look, ios, material] = styles[style as keyof typeof styles]
          return (
            <Item key={id}>
              <span className={`block text-pretty pt-1 ${look}`}>{title}</span>
              <span lang="en" dir="ltr" className="mt-1 block text-caption text-label-2 rtl:text-end">
                <span className="material:hidden">{ios}</span>
                <span className="ios:hidden">{material}</span>
              </span>
            </Item>
          )
        })}
      </List>
      <List header={spans.title}>
        {spans.items.map(({ id, size, title }) => (
          <Item key={id}>
            <span className={`block pt-2 ${sizes[size as keyof typeof sizes]}`}>{title}</span>
          </Item>
        ))}
      </List>
    </>
  )
}

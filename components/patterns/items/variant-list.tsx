'use client'
import type { Variant } from '@patternbook/engine/catalogue'
import { digits } from '@patternbook/engine/data/fill'
import { Badge } from '@/components/ui/badge'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Tile } from '@/components/ui/tile'
import { Shots } from './shots'

/** Props of VariantList. */
export type VariantListProps = {
  variants: readonly Pick<Variant, 'id' | 'title' | 'ready'>[]
  /** Titles by the variant's id, in the language of the screen. */
  titles: Readonly<Record<string, string>>
  /** What stands at one that is still to come. */
  coming: string
  lang: 'en' | 'ar'
  /** Called with the id when a row is pressed, in place of going to the screen. */
  onSelect?: (id: string) => void
}

/** The screens of a pattern, numbered like the pages of a book, or pictured where the frame is a
 * phone on a stage. One still to come is a row without a link. */
export function VariantList({ variants, titles, coming, lang, onSelect }: VariantListProps) {
  return (
    <List columns className="picture-grid">
      {variants.map(({ id, title, ready }, i) => (
        <Item
          key={id}
          lead={
            <>
              <Shots screen={ready ? id : undefined} />
              <Tile tone={ready ? 'soft' : 'plain'}>{digits(i + 1, lang)}</Tile>
            </>
          }
          title={<span className={ready ? '' : 'text-label-2'}>{titles[id] ?? title}</span>}
          end={ready ? undefined : <Badge>{coming}</Badge>}
          {...(ready && onSelect
            ? { onClick: () => onSelect(id), chevron: true }
            : { href: ready ? `/${id}/` : undefined })}
        />
      ))}
    </List>
  )
}

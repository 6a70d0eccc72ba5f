'use client'
import { Badge } from '@/components/ui/badge'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Tile } from '@/components/ui/tile'
import { digits } from '@/lib/data/fill'
import type { Variant } from '@/lib/site/catalogue'
import { nameOf } from '@/lib/site/code-export/name-of'
import { Shots } from './shots'

/** Props of VariantList. */
export type VariantListProps = {
  variants: readonly Pick<Variant, 'id' | 'title' | 'ready'>[]
  /** Titles by the variant's id, in the language of the screen. */
  titles: Readonly<Record<string, string>>
  /** What stands at one that is still to come. */
  coming: string
  lang: 'en' | 'ar'
}

/** The screens of a pattern, numbered like the pages of a book, or pictured where the frame is a
 * phone on a stage. One still to come is a row without a link. */
export function VariantList({ variants, titles, coming, lang }: VariantListProps) {
  return (
    <List columns className="picture-grid">
      {variants.map(({ id, title, ready }, i) => (
        <Item
          key={id}
          lead={
            <>
              <Shots item={ready ? nameOf(id) : undefined} />
              <Tile tone={ready ? 'soft' : 'plain'}>{digits(i + 1, lang)}</Tile>
            </>
          }
          title={<span className={ready ? '' : 'text-label-2'}>{titles[id] ?? title}</span>}
          end={ready ? undefined : <Badge>{coming}</Badge>}
          href={ready ? `/${id}/` : undefined}
        />
      ))}
    </List>
  )
}

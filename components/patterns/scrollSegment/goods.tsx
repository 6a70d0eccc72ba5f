'use client'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Picture } from '@/components/ui/picture'
import type english from '@/data/scrollSegment/layout1.json'

type ScrollSegment0Data = typeof english

type Good = ScrollSegment0Data['page2']['items'][number]

type GoodsProps = {
  items: readonly Good[]
  onOpen: (good: Good) => void
  /** A button of its own at the end of a row, in place of the price there. */
  action?: (good: Good) => ReactNode
}

/** Things with a price: a square picture, a name and a line. */
export function Goods({ items, onOpen, action }: GoodsProps) {
  return (
    <div className="@container -mx-margin text-body">
      <List className="ios:pt-0!">
        {items.map((item) => (
          <Item
            key={item.id}
            lead={
              <Picture
                name={item.image}
                ratio="square"
                sizes="56px"
                className="size-14 rounded-thumb @max-[14em]:hidden"
              />
            }
            title={item.title}
            subtitle={item.description}
            end={action ? undefined : <Badge tone="tint">{item.price}</Badge>}
            actions={action?.(item)}
            onClick={() => onOpen(item)}
          >
            {action && <span className="text-headline text-tint tabular-nums">{item.price}</span>}
          </Item>
        ))}
      </List>
    </div>
  )
}

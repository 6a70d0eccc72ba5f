'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/segment/layout1.json'
import { SegmentPage } from './segment-page'

type Segment0Data = typeof english

/** Props of Segment0. */
export type Segment0Props = ScreenProps<Segment0Data> & {
  /** Called with the product that was pressed. */
  onSelect?: (item: Segment0Data['page1']['items'][number]) => void
}

/** A shop with new products and products on sale, each as a photo and a list with prices. */
export default function Segment0({ data = english, onBack, ...callbacks }: Segment0Props) {
  const { page1, page2, toasts } = data
  const toast = useToast()
  const { onSelect = ({ title }) => toast(fill(toasts.item, { title })) } = callbacks

  const shelf = (page: Segment0Data['page1'], eager: boolean) => (
    <>
      <Picture
        name={page.background}
        alt={page.backgroundAlt}
        eager={eager}
        ratio="fill"
        className="squircle h-62! rounded-card material:rounded-[28px] tablet:h-80!"
      />
      <List columns className="-mx-margin ios:pt-4!">
        {page.items.map((item) => (
          <Item
            key={item.id}
            lead={<Picture name={item.image} ratio="square" sizes="48px" className="size-12 rounded-full" />}
            title={item.title}
            subtitle={item.category}
            end={<span className="text-headline text-label tabular-nums">{item.price}</span>}
            onClick={() => onSelect(item)}
          />
        ))}
      </List>
    </>
  )

  return <SegmentPage onBack={onBack} data={data} pages={[shelf(page1, true), shelf(page2, false)]} />
}

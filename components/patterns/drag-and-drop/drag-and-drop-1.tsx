'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { PhotoHeader } from '@/components/ui/photo-header'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/dragAndDrop/layout2.json'
import { ProductRow } from './product-row'
import { Sortable } from './sortable'
import { useRowOrder } from './use-row-order'

type Product = (typeof english)['items'][number]

type WishListHeaderProps = {
  list: Record<'headerImage' | 'headerImageAlt' | 'title' | 'subtitle' | 'price' | 'button', string>
  onShare: () => void
}

/** Header of a wish list over a photo: the title, the subtitle, the total, and the button that shares the list. */
function WishListHeader({ list, onShare }: WishListHeaderProps) {
  return (
    <PhotoHeader src={list.headerImage} alt={list.headerImageAlt} className="min-h-80">
      <h1 className="text-balance text-title1">{list.title}</h1>
      <p className="text-balance text-subhead">{list.subtitle}</p>
      <div className="mt-4 mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="text-title2 tabular-nums">{list.price}</span>
        <Button size="md" onClick={() => onShare()} className="ios:rounded-pill ios:[corner-shape:round]!">
          {list.button}
        </Button>
      </div>
    </PhotoHeader>
  )
}

/** Props of DragAndDrop1. */
export type DragAndDrop1Props = ScreenProps<typeof english> & {
  /** Called with the product that was pressed. */
  onSelect?: (product: Product) => void
  /** Called with the new order after a row is moved. */
  onReorder?: (items: Product[]) => void
  /** Called when the list is shared. */
  onShare?: () => void
}

/** A wish list: a photo header with the total and a Share button, and products that can be reordered. */
export default function DragAndDrop1({ data = english, onBack, ...callbacks }: DragAndDrop1Props) {
  const lang = useContentLang()
  const [products, setOrder] = useRowOrder(data.items)
  const toast = useToast()
  const {
    onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })),
    onReorder,
    onShare = () => toast(data.toasts.proceed),
  } = callbacks

  const reorder = (ids: number[]) => {
    setOrder(ids)
    onReorder?.(ids.flatMap((id) => products.filter((product) => product.id === id)))
  }

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" overPicture onBack={onBack} />
      <Content grouped>
        <WishListHeader list={data} onShare={onShare} />
        <Sortable items={products} onOrderChange={reorder} texts={data} lang={lang}>
          <List className="expressive:mt-3 tablet:mx-auto tablet:w-160">
            {products.map((product) => (
              <ProductRow
                key={product.id}
                product={product}
                labels={data.labels}
                onOpen={() => onSelect(product)}
              />
            ))}
          </List>
        </Sortable>
      </Content>
    </Page>
  )
}

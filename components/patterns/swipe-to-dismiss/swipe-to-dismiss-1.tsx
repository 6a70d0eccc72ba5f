'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { SlidingItem } from '@/components/ui/sliding-item'
import english from '@/data/listView/swipeToDismiss/layout2.json'
import { EmptyList } from './empty-list'
import { type DismissalCallbacks, useDismissal } from './use-dismissal'

type Product = (typeof english)['items'][number]

/** Props of SwipeToDismiss1. */
export type SwipeToDismiss1Props = ScreenProps<typeof english> &
  DismissalCallbacks<Product> & {
    /** Called with the product that was pressed. Default: shows a toast. */
    onSelect?: (product: Product) => void
  }

/** Background colors behind the prints, used in turn. */
const printBackgroundClasses = [
  'bg-[#e9dfd0] theme-dark:bg-[#4a4238]',
  'bg-[#d5dfd2] theme-dark:bg-[#39463a]',
  'bg-[#e6d3cd] theme-dark:bg-[#503c38]',
]

/** Framed art prints with their current and previous prices. A swipe toward the start shows the buttons at the end of a row. */
export default function SwipeToDismiss1({
  data = english,
  onBack,
  onSelect,
  ...callbacks
}: SwipeToDismiss1Props) {
  const { rows, getItemProps, restoreAll, showToast } = useDismissal(data.items, data, callbacks)

  return (
    <Page>
      <Header title={data.toolbarTitle} largeTitle="ios" onBack={onBack} />
      <Content grouped className="tablet:[&>:is(h1,section)]:mx-auto tablet:[&>:is(h1,section)]:w-160">
        {rows.length === 0 ? (
          <EmptyList labels={data.empty} onRestore={restoreAll} />
        ) : (
          <List>
            {rows.map((product, index) => (
              <SlidingItem key={product.id} {...getItemProps(product)} className="group/product">
                {/* The picture area is as wide as both buttons behind the row, so the text of an open row remains visible. */}
                <button
                  type="button"
                  onClick={() => (onSelect ? onSelect(product) : showToast(data.toasts.item, product.title))}
                  className="pressable flex w-full items-stretch gap-3 rounded-[inherit] text-start focus-ring-above @max-[16em]/frame:flex-col @max-[16em]/frame:gap-0 ios:after:hidden ios:active:bg-pressed material:gap-4 material:@max-[16em]/frame:gap-0"
                >
                  <span
                    className={`my-2 ms-2 grid w-[min(9.5rem,42cqw)] flex-none place-items-center rounded-[18px] py-4 @max-[16em]/frame:me-2 ios-18:rounded-thumbnail baseline:rounded-thumbnail @max-[16em]/frame:w-auto ${printBackgroundClasses[index % printBackgroundClasses.length]}`}
                  >
                    <Picture
                      src={product.image}
                      alt={product.imageAlt}
                      eager={index < 5}
                      ratio="3/4"
                      sizes="96px"
                      className="w-[min(5.5rem,60%)] border-4 border-[#fdfcf9] shadow-[0_1px_2px_rgb(0_0_0/.3),0_6px_12px_rgb(0_0_0/.22)]"
                    />
                  </span>
                  <span className="flex min-w-0 flex-1 flex-col justify-center border-separator py-3 pe-margin ios-26:me-4 ios-26:pe-0 @max-[16em]/frame:ps-margin ios:border-b-hairline group-last/product:border-transparent">
                    <span className="hyphens-auto wrap-break-word text-headline [hyphenate-limit-chars:9_4_4]">
                      {product.title}
                    </span>
                    <span className="mt-0.5 text-secondary-label text-pretty text-subhead">
                      {product.description}
                    </span>
                    <span className="mt-2 flex flex-wrap items-baseline gap-x-2 tabular-nums">
                      <span aria-hidden="true" className="text-headline">
                        {product.newPrice}
                      </span>
                      <s aria-hidden="true" className="text-secondary-label text-subhead">
                        {product.oldPrice}
                      </s>
                      <span className="sr-only">
                        {interpolate(data.labels.oldPrice, { price: product.oldPrice })},{' '}
                        {interpolate(data.labels.newPrice, { price: product.newPrice })}
                      </span>
                    </span>
                  </span>
                </button>
              </SlidingItem>
            ))}
          </List>
        )}
      </Content>
    </Page>
  )
}

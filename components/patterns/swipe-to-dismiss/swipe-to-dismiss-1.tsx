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
import { AllGone } from './all-gone'
import { type DismissalCallbacks, useDismissal } from './use-dismissal'

type Row = (typeof english)['items'][number]

/** Props of SwipeToDismiss1. */
export type SwipeToDismiss1Props = ScreenProps<typeof english> &
  DismissalCallbacks<Row> & {
    /** Called with the product that was pressed. Default: shows a message. */
    onSelect?: (product: Row) => void
  }

/** Products with current and previous price. A swipe toward the start shows the buttons at the end of a row. */
export default function SwipeToDismiss1({
  data = english,
  onBack,
  onSelect,
  ...callbacks
}: SwipeToDismiss1Props) {
  const { rows, behind, restoreAll, say } = useDismissal(data.items, data, callbacks)

  return (
    <Page>
      <Header title={data.toolbarTitle} large="ios" onBack={onBack} />
      <Content grouped>
        {rows.length === 0 ? (
          <AllGone words={data.empty} onRestore={restoreAll} />
        ) : (
          <List>
            {rows.map((product, index) => (
              <SlidingItem key={product.id} {...behind(product)} className="group/product">
                <button
                  type="button"
                  onClick={() => (onSelect ? onSelect(product) : say(data.toasts.item, product.title))}
                  className="pressable flex w-full items-stretch gap-3 rounded-[inherit] text-start focus-ring-over @max-[16em]/frame:flex-col @max-[16em]/frame:gap-0 ios:after:hidden ios:active:bg-pressed material:gap-4 material:@max-[16em]/frame:gap-0"
                >
                  <Picture
                    name={product.image}
                    alt={product.imageAlt}
                    eager={index < 2}
                    ratio="fill"
                    sizes="180px"
                    className="h-auto! min-h-22 w-[min(5.5rem,28cqw)]! flex-none @max-[16em]/frame:h-44! @max-[16em]/frame:w-auto! my-2 ms-margin rounded-thumb @max-[16em]/frame:me-margin"
                  />
                  <span className="flex min-w-0 flex-1 flex-col justify-center border-separator py-3 pe-margin ios-26:me-4 ios-26:pe-0 @max-[16em]/frame:ps-margin ios:border-b-hair group-last/product:border-transparent">
                    <span className="hyphens-auto wrap-break-word text-headline [hyphenate-limit-chars:9_4_4]">
                      {product.title}
                    </span>
                    <span className="mt-0.5 text-label-2 text-pretty text-subhead">
                      {product.description}
                    </span>
                    <span className="mt-1 flex flex-wrap items-baseline gap-x-2 tabular-nums">
                      <span aria-hidden="true" className="text-headline text-tint">
                        {product.newPrice}
                      </span>
                      <s aria-hidden="true" className="text-label-2 text-subhead">
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

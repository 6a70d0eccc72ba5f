'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { StickyAction } from '@/components/ui/sticky-action'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout2.json'
import { ReplayButton } from './replay-button'

/** Props of Animation1. */
export type Animation1Props = ScreenProps<typeof english> & {
  /** Called with the product that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
  /** Called when the order is placed. */
  onPlaceOrder?: () => void
}

// Zigzag edge: triangles 14 px wide along the bottom of the receipt.
const zigzagEdgeClass =
  '[mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_50%/14px_100%]'

/** FadeIn Left: an order that looks like a paper receipt. Its products fade in and move in from the start side. */
export default function Animation1({ data = english, onBack, ...callbacks }: Animation1Props) {
  const { itemProps, replay } = useEntrance(entrances.fadeInLeft)
  const toast = useToast()
  const { labels } = data
  const {
    onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })),
    onPlaceOrder = () => toast(data.toasts.proceed),
  } = callbacks
  const amounts = [
    [labels.subtotal, data.subtotal],
    [labels.shipping, data.shipping],
  ]

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        onBack={onBack}
        end={<ReplayButton staysInBar label={labels.replay} onClick={replay} />}
      />
      <Content grouped className="scroll-pb-36">
        <div
          className={`mx-margin mt-2 flex-none rounded-t-card bg-surface px-4 pt-4 pb-8 tablet:mx-auto tablet:w-110 ${zigzagEdgeClass}`}
        >
          <div className="flex items-center gap-3 border-separator border-b-2 border-dashed pb-3">
            <Picture
              src={data.headerImage}
              alt={data.headerImageAlt}
              eager
              ratio="square"
              sizes="64px"
              className="size-16 flex-none rounded-full"
            />
            <div className="min-w-0">
              <h1 className="text-balance text-title2">{data.title}</h1>
              <p className="text-secondary-label text-subhead">{data.subtitle}</p>
            </div>
          </div>
          <ul className="overflow-x-clip py-2">
            {data.items.map((product) => (
              <li key={product.id} {...itemProps}>
                <button
                  type="button"
                  onClick={() => onSelect(product)}
                  className="pressable flex min-h-target w-full items-center gap-3 rounded-thumbnail py-2 text-start"
                >
                  <Picture
                    src={product.image}
                    ratio="square"
                    sizes="60px"
                    className="size-15 flex-none rounded-thumbnail"
                  />
                  <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
                    <span className="min-w-[min(7em,100%)] flex-1 hyphens-auto wrap-break-word">
                      <span className="block font-semibold text-subhead material:text-headline">
                        {product.title}
                      </span>
                      <span className="block text-footnote text-secondary-label material:text-subhead">
                        {product.seller}
                      </span>
                    </span>
                    <span className="text-subhead tabular-nums material:text-body">{product.price}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <dl className="grid gap-1.5 border-separator border-t-2 border-dashed pt-4">
            {amounts.map(([label, amount]) => (
              <div key={label} className="flex flex-wrap justify-between gap-x-4 text-subhead">
                <dt className="text-secondary-label">{label}</dt>
                <dd className="tabular-nums">{amount}</dd>
              </div>
            ))}
          </dl>
        </div>
        <StickyAction>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2.5 text-title3 tabular-nums tablet:mx-auto tablet:w-102">
            <span>{labels.total}</span>
            <span>{data.price}</span>
          </p>
          <Button size="lg" onClick={() => onPlaceOrder()} className="tablet:mx-auto tablet:w-110">
            {data.button}
          </Button>
        </StickyAction>
      </Content>
    </Page>
  )
}

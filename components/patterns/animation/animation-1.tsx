'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { fill } from '@patternbook/engine/data/fill'
import { OrderHeader } from '@/components/patterns/drag-and-drop/order-header'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout2.json'
import { ProductRow } from './product-row'
import { ReplayButton } from './replay-button'

/** Props of Animation1. */
export type Animation1Props = ScreenProps<typeof english> & {
  /** Called with the product that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
  /** Called when the order is sent. */
  onProceed?: () => void
}

/** FadeIn Left: an order under its photo; the products come in from the start side. */
export default function Animation1({ data = english, onBack, ...callbacks }: Animation1Props) {
  const { row, replay } = useEntrance(entrances.fadeInLeft)
  const toast = useToast()
  const {
    onSelect = ({ title }) => toast(fill(data.toasts.item, { title })),
    onProceed = () => toast(data.toasts.proceed),
  } = callbacks

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        over
        onBack={onBack}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <OrderHeader order={data} onProceed={onProceed} />
        <List columns className="overflow-x-clip">
          {data.items.map((product) => (
            <ProductRow
              {...row}
              key={product.id}
              product={product}
              note={product.shipping}
              seller={product.seller}
              labels={data.labels}
              onClick={() => onSelect(product)}
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}

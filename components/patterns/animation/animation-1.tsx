'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { fill } from '@patternbook/engine/data/fill'
import { OrderHeader } from '@/components/patterns/drag-and-drop/order-header'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout2.json'
import { ProductRow } from './product-row'
import { ReplayButton } from './replay-button'

type Animation1Data = typeof english

/** FadeIn Left: an order under its photo; the products come in from the start side. */
export default function Animation1Screen({ data = english }: { data?: Animation1Data }) {
  const { row, replay } = useEntrance(entrances.fadeInLeft)
  const toast = useToast()

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        over
        back={{ href: '/items/animation/', label: 'Animation' }}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <OrderHeader order={data} onProceed={() => toast(data.toasts.proceed)} />
        <List columns className="overflow-x-clip">
          {data.items.map((product) => (
            <ProductRow
              {...row}
              key={product.id}
              product={product}
              note={product.shipping}
              seller={product.seller}
              labels={data.labels}
              onClick={() => toast(fill(data.toasts.item, { title: product.title }))}
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}

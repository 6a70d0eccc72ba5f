'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/dragAndDrop/layout2.json'
import { OrderHeader } from './order-header'
import { ProductRow } from './product-row'
import { Sortable } from './sortable'
import { useOrder } from './use-order'

type DragAndDrop1Data = typeof english

/** An order under a photo with its sum and the button that sends it; its products in the order they are wanted. */
export default function DragAndDrop1({ data = english }: { data?: DragAndDrop1Data }) {
  const lang = useLang()
  const [products, setOrder] = useOrder(data.items)
  const toast = useToast()

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        over
        back={{ href: '/subitems/dragAndDrop/', label: 'Drag and Drop' }}
      />
      <Content grouped>
        <OrderHeader order={data} onProceed={() => toast(data.toasts.proceed)} />
        <Sortable items={products} onOrder={setOrder} words={data} lang={lang}>
          <List>
            {products.map((product) => (
              <ProductRow
                key={product.id}
                product={product}
                labels={data.labels}
                onOpen={() => toast(fill(data.toasts.item, { title: product.title }))}
              />
            ))}
          </List>
        </Sortable>
      </Content>
    </Page>
  )
}

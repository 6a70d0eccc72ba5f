'use client'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/dragAndDrop/layout2.json'
import { fill } from '@/lib/data/fill'
import type { DragAndDrop2 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { ProductRow } from './product-row'
import { Sortable } from './sortable'
import { useOrder } from './use-order'

/** An order under a photo with its sum and the button that sends it; its products in the order they are wanted. */
export default function DragAndDrop1() {
  const sample = useSample<DragAndDrop2>('listView/dragAndDrop/layout2', english)
  const { data, lang } = sample
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
      <Content sample={sample} grouped>
        <div
          data-hero
          className="relative flex min-h-62 flex-none flex-col justify-end overflow-hidden text-white"
        >
          <Picture
            name={data.headerImage}
            alt={data.headerImageAlt}
            eager
            ratio="fill"
            className="scrim absolute! inset-0"
          />
          <div className="relative z-1 flex flex-wrap items-end gap-x-4 gap-y-3 px-5 pt-24 pb-5 material:px-margin">
            <div className="min-w-0 flex-[1_1_9rem]">
              <h1 className="text-title1">{data.title}</h1>
              <p className="mt-0.5 text-subhead">{data.subtitle}</p>
            </div>
            <div className="flex max-w-full flex-wrap items-center gap-x-4 gap-y-2">
              <p className="text-title3 tabular-nums">{data.price}</p>
              <Button
                variant="outline"
                size="sm"
                onClick={() => toast(data.toasts.proceed)}
                className="border-white! text-white!"
              >
                {data.button}
              </Button>
            </div>
          </div>
        </div>
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

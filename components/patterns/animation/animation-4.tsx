'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { fill } from '@patternbook/engine/data/fill'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout5.json'
import { ProductRow } from './product-row'
import { ReplayButton } from './replay-button'

type Animation4Data = typeof english

/** BounceIn Left: products fly in from the start side and swing into place. */
export default function Animation4Screen({ data = english }: { data?: Animation4Data }) {
  const { row, replay } = useEntrance(entrances.bounceInLeft)
  const toast = useToast()

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        back={{ href: '/items/animation/', label: 'Animation' }}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <List columns className="overflow-x-clip">
          {data.items.map((product, index) => (
            <ProductRow
              {...row}
              key={product.id}
              product={product}
              note={product.description}
              labels={data.labels}
              eager={index < 2}
              onClick={() => toast(fill(data.toasts.item, { title: product.title }))}
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}

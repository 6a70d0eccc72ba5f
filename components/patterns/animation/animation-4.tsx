'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { fill } from '@patternbook/engine/data/fill'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout5.json'
import { ProductRow } from './product-row'
import { ReplayButton } from './replay-button'

/** Props of Animation4. */
export type Animation4Props = ScreenProps<typeof english> & {
  /** Called with the product that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/** BounceIn Left: products slide in from the start side with a bounce. */
export default function Animation4({ data = english, onBack, ...callbacks }: Animation4Props) {
  const { row, replay } = useEntrance(entrances.bounceInLeft)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(fill(data.toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        onBack={onBack}
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
              onClick={() => onSelect(product)}
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}

'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout5.json'
import { ProductTile } from './product-tile'
import { ReplayButton } from './replay-button'

/** Props of Animation4. */
export type Animation4Props = ScreenProps<typeof english> & {
  /** Called with the product that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/** BounceIn Left: the tiles of a shop window slide in from the start side with a bounce. */
export default function Animation4({ data = english, onBack, ...callbacks }: Animation4Props) {
  const { row, replay } = useEntrance(entrances.bounceInLeft)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        onBack={onBack}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <ul className="grid grid-cols-2 gap-3 overflow-x-clip px-margin pt-2 tablet:grid-cols-3 @max-[16em]/frame:grid-cols-1">
          {data.items.map((product, index) => (
            <li key={product.id} {...row} className={`${row.className} first:col-span-full`}>
              <ProductTile
                product={product}
                labels={data.labels}
                wide={index === 0}
                eager={index < 3}
                onClick={() => onSelect(product)}
              />
            </li>
          ))}
        </ul>
      </Content>
    </Page>
  )
}

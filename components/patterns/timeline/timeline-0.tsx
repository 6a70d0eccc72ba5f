'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/timeline/layout1.json'
import { Rail, Stop } from './rail'

/** Props of Timeline0. */
export type Timeline0Props = ScreenProps<typeof english> & {
  /** Called with the card that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/** Recent events, newest first, each on a card with a picture. */
export default function Timeline0({ data = english, onBack, ...callbacks }: Timeline0Props) {
  const { toolbarTitle, items, toasts } = data
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content grouped>
        <Rail>
          {items.map((item, index) => (
            <Stop key={item.id} time={item.time}>
              <Card>
                <button
                  type="button"
                  onClick={() => onSelect(item)}
                  className="pressable focus-ring-over block w-full rounded-card text-start ios:after:hidden ios:active:bg-pressed"
                >
                  <span className="block text-pretty wrap-break-word px-margin pt-3.5 pb-3 text-headline">
                    {item.title}
                  </span>
                  <Picture name={item.image} alt={item.imageAlt} ratio="3/2" eager={index === 0} />
                </button>
              </Card>
            </Stop>
          ))}
        </Rail>
      </Content>
    </Page>
  )
}

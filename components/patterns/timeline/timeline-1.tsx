'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/timeline/layout2.json'
import { Rail, Stop } from './rail'

/** Props of Timeline1. */
export type Timeline1Props = ScreenProps<typeof english> & {
  /** Called with the stop that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/** One day of a town from morning to night, a face at each stop. */
export default function Timeline1({ data = english, onBack, ...callbacks }: Timeline1Props) {
  const { toolbarTitle, items, toasts } = data
  const toast = useToast()
  const { onSelect = ({ time, title }) => toast(fill(toasts.item, { time, title })) } = callbacks

  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content grouped>
        <Rail>
          {items.map((item, index) => (
            <Stop key={item.id} time={item.time} strong>
              <Card className="ios:shadow-[0_4px_16px_rgb(0_0_0/.06)]">
                <button
                  type="button"
                  onClick={() => onSelect(item)}
                  className="pressable focus-ring-over flex w-full flex-wrap items-stretch rounded-card text-start ios:after:hidden ios:active:bg-pressed"
                >
                  <Picture
                    name={item.avatar}
                    ratio="square"
                    sizes="120px"
                    eager={index < 3}
                    className="size-30 flex-none"
                  />
                  <span className="min-w-0 flex-[1_1_7em] self-center text-pretty wrap-break-word px-4 py-3 text-headline">
                    {item.title}
                  </span>
                </button>
              </Card>
            </Stop>
          ))}
        </Rail>
      </Content>
    </Page>
  )
}

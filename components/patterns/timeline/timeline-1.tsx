'use client'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/timeline/layout2.json'
import { fill } from '@/lib/data/fill'
import type { Timeline2 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { Rail, Stop } from './rail'

/** One day of a town from morning to night, a face at each stop. */
export default function Timeline1Screen() {
  const sample = useSample<Timeline2>('timeline/layout2', english)
  const { toolbarTitle, items, toasts } = sample.data
  const toast = useToast()

  return (
    <Page>
      <Header title={toolbarTitle} back={{ href: '/items/timeline/', label: 'Timeline' }} />
      <Content sample={sample} grouped>
        <Rail>
          {items.map((item, index) => (
            <Stop key={item.id} time={item.time} strong>
              <Card className="ios:shadow-[0_4px_16px_rgb(0_0_0/.06)]">
                <button
                  type="button"
                  onClick={() => toast(fill(toasts.item, { time: item.time, title: item.title }))}
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

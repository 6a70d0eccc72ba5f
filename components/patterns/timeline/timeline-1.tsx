'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/timeline/layout2.json'
import { Rail, Stop } from './rail'

type Timeline1Data = typeof english

/** One day of a town from morning to night, a face at each stop. */
export default function Timeline1Screen({ data = english }: { data?: Timeline1Data }) {
  const { toolbarTitle, items, toasts } = data
  const toast = useToast()

  return (
    <Page>
      <Header title={toolbarTitle} back={{ href: '/items/timeline/', label: 'Timeline' }} />
      <Content grouped>
        <Rail>
          {items.map((item, index) => (
            <Stop key={item.id} time={item.time} strong>
              <Card className="ios:shadow-[0_4px_16px_rgb(0_0_0/.06)]">
                <button
                  type="button"
                  onClick={() => toast(fill(toasts.item, { time: item.time, title: item.title }))}
                  className="pressable flex w-full flex-wrap items-stretch rounded-card text-start ios:after:hidden ios:active:bg-pressed"
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

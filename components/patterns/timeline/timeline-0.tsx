'use client'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/timeline/layout1.json'
import { fill } from '@/lib/data/fill'
import type { Timeline1 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { Rail, Stop } from './rail'

/** What happened lately, newest first: a card with a picture at each stop. */
export default function Timeline0() {
  const sample = useSample<Timeline1>('timeline/layout1', english)
  const { toolbarTitle, items, toasts } = sample.data
  const toast = useToast()

  return (
    <Page>
      <Header title={toolbarTitle} back={{ href: '/items/timeline/', label: 'Timeline' }} />
      <Content sample={sample} grouped>
        <Rail>
          {items.map((item, index) => (
            <Stop key={item.id} time={item.time}>
              <Card>
                <button
                  type="button"
                  onClick={() => toast(fill(toasts.item, { title: item.title }))}
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

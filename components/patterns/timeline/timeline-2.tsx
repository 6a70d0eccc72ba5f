'use client'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/timeline/layout3.json'
import { fill } from '@/lib/data/fill'
import type { Timeline3 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { Rail, Stop } from './rail'

/** What people said, newest first, each at its stop; a tap replies. */
export default function Timeline2Screen() {
  const sample = useSample<Timeline3>('timeline/layout3', english)
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
                  className="pressable focus-ring-over block w-full rounded-card p-margin text-start ios:after:hidden ios:active:bg-pressed"
                >
                  <span className="flex items-center gap-3">
                    <Avatar name={item.avatar} eager={index < 3} />
                    <span className="min-w-0 flex-1">
                      <span className="block wrap-break-word text-headline">{item.title}</span>
                      <span className="block text-label-2 text-footnote text-[length:min(var(--pb-text-footnote),5.5cqw)] wrap-break-word">
                        <bdi>@{item.subtitle}</bdi>
                      </span>
                    </span>
                  </span>
                  <span className="mt-3 block text-pretty wrap-break-word text-body">{item.description}</span>
                </button>
              </Card>
            </Stop>
          ))}
        </Rail>
      </Content>
    </Page>
  )
}

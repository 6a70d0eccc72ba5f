'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/timeline/layout3.json'
import { Rail, Stop } from './rail'

/** Props of Timeline2. */
export type Timeline2Props = ScreenProps<typeof english> & {
  /** Called with the comment that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/** Recent comments, newest first. A tap replies. */
export default function Timeline2({ data = english, onBack, ...callbacks }: Timeline2Props) {
  const { toolbarTitle, items, toasts } = data
  const toast = useToast()
  const { onSelect = ({ title }) => toast(fill(toasts.item, { title })) } = callbacks

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

'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/timeline/layout1.json'
import { Rail, Stop } from './rail'

type Timeline0Data = typeof english

/** What happened lately, newest first: a card with a picture at each stop. */
export default function Timeline0({ data = english }: { data?: Timeline0Data }) {
  const { toolbarTitle, items, toasts } = data
  const toast = useToast()

  return (
    <Page>
      <Header title={toolbarTitle} back={{ href: '/items/timeline/', label: 'Timeline' }} />
      <Content grouped>
        <Rail>
          {items.map((item, index) => (
            <Stop key={item.id} time={item.time}>
              <Card>
                <button
                  type="button"
                  onClick={() => toast(fill(toasts.item, { title: item.title }))}
                  className="pressable block w-full rounded-card text-start ios:after:hidden ios:active:bg-pressed"
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

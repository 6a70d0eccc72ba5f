'use client'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { IconButton } from '@/components/ui/icon-button'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import english from '@/data/actionSheet/layout3.json'
import { fill } from '@/lib/data/fill'
import type { ActionSheet3 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { useOverlays } from '@/lib/overlay/react'
import { choices } from './choices'

/** Cards, each with a kebab that opens a sheet under a heading. */
export default function ActionSheet2Screen() {
  const sample = useSample<ActionSheet3>('actionSheet/layout3', english)
  const { toolbarTitle, items, actionSheet, toasts, labels } = sample.data
  const overlays = useOverlays()

  const say = (key: string, title: string) => {
    const message = toasts[key as keyof typeof toasts]
    if (message) overlays.toast({ message: fill(message, { title }) })
  }
  const open = async (title: string) => {
    const { data } = await overlays.actionSheet({
      header: actionSheet.title,
      buttons: choices(actionSheet.buttons),
    })
    if (data) say(String(data), title)
  }

  return (
    <Page>
      <Header
        title={toolbarTitle}
        large="ios"
        back={{ href: '/items/actionSheet/', label: 'Action Sheet' }}
      />
      <Content sample={sample} grouped>
        <ul className="grid gap-4 px-margin pt-2 tablet:grid-cols-2">
          {items.map((item, index) => (
            <Card key={item.id} as="li" className="flex flex-col">
              <div className="flex flex-1 items-center ps-margin pe-1">
                <button
                  type="button"
                  onClick={() => say('item', item.title)}
                  className="min-w-0 flex-1 py-3 text-start focus-ring-over after:absolute after:inset-0 after:rounded-card"
                >
                  <span className="block text-caption text-label-2">{item.category}</span>
                  <span className="block text-title3">{item.title}</span>
                  <span className="block text-label-2 text-subhead">{item.subtitle}</span>
                </button>
                <IconButton
                  icon="more"
                  label={fill(labels.more, { title: item.title })}
                  onClick={() => open(item.title)}
                  className="z-1 text-tint material:text-on-surface-variant"
                />
              </div>
              <Picture name={item.image} alt={item.imageAlt} eager={index === 0} ratio="16/9" />
            </Card>
          ))}
        </ul>
      </Content>
    </Page>
  )
}

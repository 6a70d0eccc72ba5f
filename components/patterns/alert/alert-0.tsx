'use client'
import { Info } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import english from '@/data/alert/layout1.json'
import { fill } from '@/lib/data/fill'
import type { Alert1 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { useOverlays } from '@/lib/overlay/react'

/** Rooms to choose from; a tap asks before it does anything. */
export default function Alert0() {
  const sample = useSample<Alert1>('alert/layout1', english)
  const { toolbarTitle, items, dialog, toasts } = sample.data
  const overlays = useOverlays()

  const ask = async (title: string) => {
    const { role } = await overlays.alert({
      icon: <Info aria-hidden="true" />,
      header: dialog.header,
      subHeader: title,
      message: dialog.message,
      buttons: dialog.buttons,
    })
    const stopped = role === 'cancel' || role === 'backdrop'
    overlays.toast({ message: fill(stopped ? toasts.cancel : toasts.ok, { title }) })
  }

  return (
    <Page>
      <Header title={toolbarTitle} large="ios" back={{ href: '/items/alert/', label: 'Alert' }} />
      <Content sample={sample} grouped>
        <ul className="grid gap-4 px-margin pt-2 tablet:grid-cols-2">
          {items.map((item, index) => (
            <Card key={item.id} as="li">
              <button
                type="button"
                onClick={() => ask(item.title)}
                className="pressable focus-ring-over block w-full rounded-card text-start"
              >
                <Picture name={item.image} alt={item.imageAlt} eager={index < 2} ratio="16/9" />
                <span className="block px-margin pt-3.5 pb-4.5">
                  <span className="block text-title3">{item.title}</span>
                  <span className="mt-1 block text-pretty text-label-2 text-subhead">{item.description}</span>
                </span>
              </button>
            </Card>
          ))}
        </ul>
      </Content>
    </Page>
  )
}

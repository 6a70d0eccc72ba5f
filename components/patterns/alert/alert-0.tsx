'use client'
import { fill } from '@patternbook/engine/data/fill'
import { useOverlays } from '@patternbook/engine/overlay'
import { Info } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/alert/layout1.json'

/** Props of Alert0. */
export type Alert0Props = ScreenProps<typeof english> & {
  /** Called with the answer to the alert and the card that opened it. */
  onAnswer?: (confirmed: boolean, item: (typeof english)['items'][number]) => void
}

/** A list of rooms. A tap on a card opens an alert that asks for confirmation. */
export default function Alert0({ data = english, onBack, ...callbacks }: Alert0Props) {
  const { toolbarTitle, items, dialog, toasts } = data
  const overlays = useOverlays()
  const {
    onAnswer = (confirmed, { title }) =>
      overlays.toast({ message: fill(confirmed ? toasts.ok : toasts.cancel, { title }) }),
  } = callbacks

  const ask = async (item: (typeof items)[number]) => {
    const { role } = await overlays.alert({
      icon: <Info aria-hidden="true" />,
      header: dialog.header,
      subHeader: item.title,
      message: dialog.message,
      buttons: dialog.buttons,
    })
    onAnswer(role !== 'cancel' && role !== 'backdrop', item)
  }

  return (
    <Page>
      <Header title={toolbarTitle} large="ios" onBack={onBack} />
      <Content grouped>
        <ul className="grid gap-4 px-margin pt-2 tablet:grid-cols-2">
          {items.map((item, index) => (
            <Card key={item.id} as="li">
              <button
                type="button"
                onClick={() => ask(item)}
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

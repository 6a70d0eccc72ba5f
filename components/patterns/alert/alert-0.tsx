'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { allowEdgeSwipe } from '@patternbook/engine/gesture/allow-edge-swipe'
import { useOverlays } from '@patternbook/engine/overlay'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Info } from '@/components/ui/symbols/info'
import english from '@/data/alert/layout1.json'

/** Props of Alert0. */
export type Alert0Props = ScreenProps<typeof english> & {
  /** Called with the answer to the alert and the card that opened it. */
  onAnswer?: (confirmed: boolean, item: (typeof english)['items'][number]) => void
}

/** A carousel of rooms on tall cards. Tapping a card opens an alert that asks for confirmation. */
export default function Alert0({ data = english, onBack, ...callbacks }: Alert0Props) {
  const { toolbarTitle, items, dialog, toasts } = data
  const overlays = useOverlays()
  const {
    onAnswer = (confirmed, { title }) =>
      overlays.toast({ message: interpolate(confirmed ? toasts.ok : toasts.cancel, { title }) }),
  } = callbacks

  const ask = async (item: (typeof items)[number]) => {
    const { role } = await overlays.alert({
      icon: <Info aria-hidden="true" />,
      header: interpolate(dialog.header, { title: item.title }),
      message: dialog.message,
      buttons: dialog.buttons,
    })
    onAnswer(role !== 'cancel' && role !== 'backdrop', item)
  }

  return (
    <Page>
      <Header title={toolbarTitle} large="ios" onBack={onBack} />
      <Content grouped>
        <ul
          ref={allowEdgeSwipe}
          className="flex min-h-[max(26rem,calc(100cqh-11.5rem))] material:min-h-[max(26rem,calc(100cqh-9rem))] flex-none snap-x snap-mandatory scroll-px-(--pb-margin) gap-3 overflow-x-auto px-margin pt-2 pb-5 [scrollbar-width:none]"
        >
          {items.map((item, index) => (
            <Card
              key={item.id}
              as="li"
              className="flex w-[min(82cqw,24rem)] flex-none snap-start expressive:carousel-item"
            >
              <button
                type="button"
                onClick={() => ask(item)}
                className="pressable flex w-full flex-col rounded-card text-start focus-ring-over"
              >
                <Picture
                  name={item.image}
                  alt={item.imageAlt}
                  eager={index < 2}
                  ratio="fill"
                  sizes="min(180vw, 900px)"
                  className="h-auto! min-h-56 flex-1"
                />
                <span className="block px-margin pt-4 pb-5">
                  <span className="block text-title2">{item.title}</span>
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

'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { allowEdgeSwipe } from '@patternbook/engine/gesture/allow-edge-swipe'
import { revealFocusedCard } from '@patternbook/engine/gesture/reveal-focused'
import { useOverlays } from '@patternbook/engine/overlay'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Clock } from '@/components/ui/symbols/clock'
import { Coffee } from '@/components/ui/symbols/coffee'
import { Info } from '@/components/ui/symbols/info'
import { TramFront } from '@/components/ui/symbols/tram-front'
import english from '@/data/alert/layout1.json'

/** Props of Alert0. */
export type Alert0Props = ScreenProps<typeof english> & {
  /** Called with whether the user confirmed the alert, and with the card that opened the alert. */
  onAnswer?: (isConfirmed: boolean, item: (typeof english)['items'][number]) => void
}

const icons = { clock: Clock, coffee: Coffee, 'tram-front': TramFront }

/** A carousel of rooms on tall cards above facts about the house. Tapping a card opens an alert that offers to hold the room. */
export default function Alert0({ data = english, onBack, ...callbacks }: Alert0Props) {
  const { toolbarTitle, items, facts, dialog, toasts } = data
  const overlays = useOverlays()
  const {
    onAnswer = (isConfirmed, { title }) =>
      overlays.toast({ message: interpolate(isConfirmed ? toasts.ok : toasts.cancel, { title }) }),
  } = callbacks

  const openAlert = async (item: (typeof items)[number]) => {
    const { data: result, role } = await overlays.alert({
      icon: <Info aria-hidden="true" />,
      header: interpolate(dialog.header, { title: item.title }),
      message: dialog.message,
      buttons: dialog.buttons,
    })
    // Without a result and a role, the page was left while the alert was open, so there is no answer.
    if (result || role) onAnswer(role !== 'cancel' && role !== 'backdrop', item)
  }

  return (
    <Page>
      <Header title={toolbarTitle} largeTitle="ios" onBack={onBack} />
      <Content grouped>
        <ul
          ref={allowEdgeSwipe}
          onFocus={revealFocusedCard}
          className="flex min-h-[max(24rem,calc(100cqh-16.5rem))] material:min-h-[max(24rem,calc(100cqh-16rem))] flex-none snap-x snap-mandatory scroll-px-(--pb-margin) gap-3 overflow-x-auto px-margin pt-2 pb-5 [scrollbar-width:none]"
        >
          {items.map((item, index) => (
            <Card
              key={item.id}
              as="li"
              className="flex w-[min(82cqw,24rem)] flex-none snap-start expressive:carousel-item"
            >
              <button
                type="button"
                onClick={() => openAlert(item)}
                className="pressable flex w-full flex-col rounded-card text-start focus-ring-above"
              >
                <Picture
                  src={item.image}
                  alt={item.imageAlt}
                  eager={index < 2}
                  ratio="fill"
                  sizes="min(180vw, 900px)"
                  className="h-auto! min-h-56 flex-1"
                />
                <span className="block px-margin pt-4 pb-5">
                  <span className="block text-title2">{item.title}</span>
                  <span className="mt-1 block text-pretty text-secondary-label text-subhead">
                    {item.description}
                  </span>
                </span>
              </button>
            </Card>
          ))}
        </ul>
        <dl className="squircle mx-margin grid flex-none grid-cols-3 gap-y-4 rounded-card bg-surface py-4 @max-[18em]/frame:grid-cols-1">
          {facts.map(({ id, icon, title, description }) => {
            const Icon = icons[icon as keyof typeof icons] ?? Clock
            return (
              <div
                key={id}
                className="min-w-0 border-separator px-1 py-1 text-center @min-[18em]/frame:not-first:border-s-hairline expressive:border-outline-variant"
              >
                <dt className="text-headline">
                  <Icon aria-hidden="true" className="mx-auto mb-1.5 size-6 text-tint" />
                  {title}
                </dt>
                <dd className="text-balance text-footnote text-secondary-label material:text-subhead">
                  {description}
                </dd>
              </div>
            )
          })}
        </dl>
      </Content>
    </Page>
  )
}

'use client'
import { count, digits, fill } from '@patternbook/engine/data/fill'
import { useOverlays } from '@patternbook/engine/overlay'
import { TriangleAlert } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { ReactionButton } from '@/components/ui/reaction-button'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/alert/layout2.json'

type Item = (typeof english)['items'][number]

/** Props of Alert1. */
export type Alert1Props = ScreenProps<typeof english> & {
  /** Called when the user closes the warning about a card. */
  onConfirm?: (item: Item) => void
  /** Called when a card is liked or no longer liked. */
  onLike?: (item: Item, isActive: boolean) => void
  /** Called when the comment button of a card is turned on or off. */
  onComment?: (item: Item, isActive: boolean) => void
}

/** Hikes as posters. A tap on a poster opens a warning that has one button. */
export default function Alert1({ data = english, onBack, onConfirm, onLike, onComment }: Alert1Props) {
  const lang = useLang()
  const { toolbarTitle, items, dialog, labels } = data
  const overlays = useOverlays()

  const warn = async (item: (typeof items)[number]) => {
    await overlays.alert({
      icon: <TriangleAlert aria-hidden="true" />,
      header: dialog.header,
      subHeader: item.title,
      message: dialog.message,
      buttons: dialog.buttons,
    })
    onConfirm?.(item)
  }

  return (
    <Page>
      <Header title={toolbarTitle} large="ios" onBack={onBack} />
      <Content grouped>
        <ul className="grid grid-cols-2 gap-3 px-margin pt-2 tablet:grid-cols-3 @max-[16em]/frame:grid-cols-1">
          {items.map((item, index) => (
            <Card
              key={item.id}
              as="li"
              className="grid! text-white *:[grid-area:1/1] [--pb-label-2:#fff] first:col-span-full"
            >
              <Picture
                name={item.image}
                alt={item.imageAlt}
                eager={index < 3}
                ratio="fill"
                className={
                  index === 0 ? 'aspect-[5/4] h-auto! self-stretch' : 'aspect-[3/4] h-auto! self-stretch'
                }
              />
              <div className="z-1 self-end bg-linear-to-t from-black/80 via-black/55 via-60% to-transparent pt-16">
                <button
                  type="button"
                  onClick={() => warn(item)}
                  className="w-full px-3.5 text-start focus-ring-over after:absolute after:inset-0 after:rounded-card"
                >
                  <span className="block text-caption">{item.category}</span>
                  <span
                    className={`mt-0.5 block text-balance ${index === 0 ? 'text-title2' : 'text-headline'}`}
                  >
                    {item.title}
                  </span>
                </button>
                <div className="flex flex-wrap gap-x-1 px-1 pb-1">
                  <ReactionButton
                    kind="like"
                    initial={{ isActive: false, number: count(item.numberLike) }}
                    label={(number) => fill(labels.likes, { number }, lang)}
                    onChange={({ isActive }) => onLike?.(item, isActive)}
                    className="z-1"
                  >
                    {(number) => digits(number, lang)}
                  </ReactionButton>
                  <ReactionButton
                    kind="comment"
                    initial={{ isActive: false, number: count(item.numberComment) }}
                    label={(number) => fill(labels.comments, { number }, lang)}
                    onChange={({ isActive }) => onComment?.(item, isActive)}
                    className="z-1"
                  >
                    {(number) => digits(number, lang)}
                  </ReactionButton>
                </div>
              </div>
            </Card>
          ))}
        </ul>
      </Content>
    </Page>
  )
}

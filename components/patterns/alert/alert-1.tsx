'use client'
import { formatDigits, interpolate, parseCount } from '@patternbook/engine/data/interpolate'
import { useOverlays } from '@patternbook/engine/overlay'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { ReactionButton } from '@/components/ui/reaction-button'
import type { ScreenProps } from '@/components/ui/screen-props'
import { TriangleAlert } from '@/components/ui/symbols/triangle-alert'
import english from '@/data/alert/layout2.json'

type Hike = (typeof english)['items'][number]

/** Props of Alert1. */
export type Alert1Props = ScreenProps<typeof english> & {
  /** Called when the user closes the warning about a hike. */
  onConfirm?: (item: Hike) => void
  /** Called when the user likes or unlikes a hike. */
  onLike?: (item: Hike, isActive: boolean) => void
  /** Called when the comment button of a hike is turned on or off. */
  onComment?: (item: Hike, isActive: boolean) => void
}

/** Hikes as photos with their names. Tapping a photo opens a warning that has one button. */
export default function Alert1({ data = english, onBack, onConfirm, onLike, onComment }: Alert1Props) {
  const lang = useContentLang()
  const { toolbarTitle, items, dialog, labels } = data
  const overlays = useOverlays()

  const openWarning = async (item: (typeof items)[number]) => {
    const { data: result, role } = await overlays.alert({
      icon: <TriangleAlert aria-hidden="true" />,
      header: dialog.header,
      message: interpolate(dialog.message, { title: item.title }),
      buttons: dialog.buttons,
    })
    // Without a result and a role, the page was left while the alert was open, so there is no answer.
    if (result || role) onConfirm?.(item)
  }

  return (
    <Page>
      <Header title={toolbarTitle} largeTitle="ios" onBack={onBack} />
      <Content grouped>
        <ul className="grid grid-cols-2 gap-2 px-margin pt-2 text-white [--pb-heart:#ffa3ad] [--pb-secondary-label:#fff] [--pb-tint:#b8d4ff] @max-[16em]/frame:grid-cols-1 tablet:grid-cols-3">
          {items.map((item, index) => (
            <Card
              key={item.id}
              as="li"
              className="flex min-h-[max(14rem,31cqh)] flex-col justify-end px-4 pt-24 pb-1.5 @min-[16em]/frame:first:col-span-2"
            >
              <Picture
                src={item.image}
                alt={item.imageAlt}
                eager={index < 5}
                ratio="fill"
                sizes={index === 0 ? '(min-width: 1024px) 402px, 100vw' : '200px'}
                className="absolute! inset-0"
              />
              <span
                aria-hidden="true"
                className="absolute inset-0 bg-linear-to-t from-[rgb(8_10_20/.86)] via-[rgb(8_10_20/.5)] via-45% to-transparent to-75%"
              />
              <button
                type="button"
                onClick={() => openWarning(item)}
                className="w-full text-start wrap-break-word focus-ring-above after:absolute after:inset-0 after:rounded-card"
              >
                <span className="relative block text-subhead">{item.category}</span>
                <span
                  className={`relative block text-balance ${index === 0 ? 'text-title2' : 'text-headline'}`}
                >
                  {item.title}
                </span>
              </button>
              <div className="-mx-2.5 flex flex-wrap">
                <ReactionButton
                  kind="like"
                  initialReaction={{ isActive: false, number: parseCount(item.numberLike) }}
                  label={(number) => interpolate(labels.likes, { number }, lang)}
                  onChange={({ isActive }) => onLike?.(item, isActive)}
                  className="z-1"
                >
                  {(number) => formatDigits(number, lang)}
                </ReactionButton>
                <ReactionButton
                  kind="comment"
                  initialReaction={{ isActive: false, number: parseCount(item.numberComment) }}
                  label={(number) => interpolate(labels.comments, { number }, lang)}
                  onChange={({ isActive }) => onComment?.(item, isActive)}
                  className="z-1"
                >
                  {(number) => formatDigits(number, lang)}
                </ReactionButton>
              </div>
            </Card>
          ))}
        </ul>
      </Content>
    </Page>
  )
}

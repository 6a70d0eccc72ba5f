'use client'
import { count, digits, interpolate } from '@patternbook/engine/data/interpolate'
import { useOverlays } from '@patternbook/engine/overlay'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { ReactionButton } from '@/components/ui/reaction-button'
import type { ScreenProps } from '@/components/ui/screen-props'
import { TriangleAlert } from '@/components/ui/symbols/triangle-alert'
import english from '@/data/alert/layout2.json'

type Item = (typeof english)['items'][number]

const board =
  'text-label [--board:var(--pb-surface)] baseline:[--board:var(--pb-sc-high)] expressive:[--board:var(--pb-tonal-cell)]'

/** Props of Alert1. */
export type Alert1Props = ScreenProps<typeof english> & {
  /** Called when the user closes the warning about a card. */
  onConfirm?: (item: Item) => void
  /** Called when a card is liked or no longer liked. */
  onLike?: (item: Item, isActive: boolean) => void
  /** Called when the comment button of a card is turned on or off. */
  onComment?: (item: Item, isActive: boolean) => void
}

/** Hikes on the arrow boards of a signpost. Tapping a board opens a warning that has one button. */
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
        <ul className="relative mx-auto grid w-full max-w-160 gap-3 px-margin pt-2 before:absolute before:-bottom-3 before:inset-y-0 before:start-1/2 before:-ms-1.5 before:w-3 before:rounded-t-full before:bg-[#b4b8be] theme-dark:before:bg-[#48494e] material:before:bg-outline-variant">
          {items.map((item, index) => {
            const toEnd = index % 2 === 0
            return (
              <li
                key={item.id}
                className={`relative isolate flex min-h-28 items-center gap-3 p-2.5 @max-[16em]/frame:flex-col @max-[16em]/frame:items-start ${board} ${toEnd ? 'me-7' : 'ms-7'}`}
              >
                <span
                  aria-hidden="true"
                  className={`absolute top-1/2 -z-1 size-21 -translate-y-1/2 rotate-45 rounded-[18px] bg-(--board) ${toEnd ? '-end-3.5' : '-start-3.5'}`}
                />
                <span
                  aria-hidden="true"
                  className="absolute inset-0 -z-1 rounded-[22px] bg-(--board) material:rounded-[28px]"
                />
                <Picture
                  name={item.image}
                  alt={item.imageAlt}
                  eager={index < 5}
                  ratio="square"
                  sizes="112px"
                  className={`w-[min(6rem,25cqw)] flex-none rounded-[14px] material:rounded-[18px] ${toEnd ? '' : 'order-last @max-[16em]/frame:order-none'}`}
                />
                <div className="min-w-0 max-w-full flex-1 wrap-break-word">
                  <button
                    type="button"
                    onClick={() => warn(item)}
                    className="w-full text-start focus-ring-over after:absolute after:inset-0 after:rounded-[22px] material:after:rounded-[28px]"
                  >
                    <span className="block text-footnote text-label-2 material:text-subhead">
                      {item.category}
                    </span>
                    <span className="block text-balance text-headline">{item.title}</span>
                  </button>
                  <div className="-mx-2.5 flex flex-wrap gap-x-1">
                    <ReactionButton
                      kind="like"
                      initial={{ isActive: false, number: count(item.numberLike) }}
                      label={(number) => interpolate(labels.likes, { number }, lang)}
                      onChange={({ isActive }) => onLike?.(item, isActive)}
                      className="z-1"
                    >
                      {(number) => digits(number, lang)}
                    </ReactionButton>
                    <ReactionButton
                      kind="comment"
                      initial={{ isActive: false, number: count(item.numberComment) }}
                      label={(number) => interpolate(labels.comments, { number }, lang)}
                      onChange={({ isActive }) => onComment?.(item, isActive)}
                      className="z-1"
                    >
                      {(number) => digits(number, lang)}
                    </ReactionButton>
                  </div>
                </div>
              </li>
            )
          })}
        </ul>
      </Content>
    </Page>
  )
}

'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { formatDigits, interpolate } from '@patternbook/engine/data/interpolate'
import { useState } from 'react'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { PhotoHeader } from '@/components/ui/photo-header'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout1.json'
import { ReplayButton } from './replay-button'

/** Props of Animation0. */
export type Animation0Props = ScreenProps<typeof english> & {
  /** Called when a song is checked or unchecked. */
  onChange?: (item: (typeof english)['items'][number], isChecked: boolean) => void
}

/** FadeIn Up: tiles with songs fade in and move up. A checked tile has another color and a number: its place in the set list. */
export default function Animation0({ data = english, onBack, ...callbacks }: Animation0Props) {
  const lang = useContentLang()
  const { itemProps, replay } = useEntrance(entrances.fadeInUp)
  const toast = useToast()
  const {
    onChange = ({ title }, isChecked) =>
      toast(interpolate(isChecked ? data.toasts.checked : data.toasts.unchecked, { title })),
  } = callbacks
  const [checkedOverrides, setCheckedOverrides] = useState<Record<number, boolean>>({})
  const items = data.items.map((item) => ({
    ...item,
    isChecked: checkedOverrides[item.id] ?? item.isChecked,
  }))
  const checkedItems = items.filter((item) => item.isChecked)
  const counts = { checked: checkedItems.length, total: items.length }

  const setChecked = (item: (typeof items)[number], isChecked: boolean) => {
    setCheckedOverrides({ ...checkedOverrides, [item.id]: isChecked })
    onChange(item, isChecked)
  }

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        overPicture
        onBack={onBack}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <PhotoHeader src={data.headerImage} alt={data.headerImageAlt} className="min-h-72">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <div className="min-w-0 flex-[1_1_8em]">
              <h1 className="text-balance text-large-title">{data.toolbarTitle}</h1>
              <p className="text-subhead">{data.title}</p>
            </div>
            <span aria-hidden="true" className="text-headline tabular-nums">
              {interpolate(data.count, counts, lang)}
            </span>
          </div>
        </PhotoHeader>
        <ul className="mx-auto grid w-full max-w-160 flex-none grid-cols-2 gap-2 px-margin pt-4 @max-[16em]/frame:grid-cols-1 tablet:grid-cols-3">
          {items.map((item) => (
            <li {...itemProps} key={item.id} className={`${itemProps.className} grid`}>
              <label
                className={`pressable squircle relative flex min-h-31 cursor-pointer flex-col p-4 transition-[background-color,color,border-radius] motion-duration-200 has-focus-visible:focus-ring ios:rounded-[22px] material:rounded-[20px] ${item.isChecked ? 'ios:bg-[color-mix(in_oklab,var(--pb-tint)_14%,var(--pb-surface))] baseline:bg-tint-fill baseline:text-on-tint material:[--pb-secondary-label:currentColor] expressive:rounded-[32px]! expressive:bg-primary-container expressive:text-on-primary-container' : 'bg-surface material:bg-surface-container expressive:bg-(--cell-background,var(--pb-surface-container))'}`}
              >
                <input
                  type="checkbox"
                  checked={item.isChecked}
                  onChange={(event) => setChecked(item, event.target.checked)}
                  className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                />
                <span className="pt-2 hyphens-auto text-headline">{item.title}</span>
                <span className="text-secondary-label text-subhead">{item.subtitle}</span>
                <span className="order-first flex min-h-9 items-center justify-between gap-2 text-secondary-label text-subhead tabular-nums">
                  {item.isChecked ? (
                    <span aria-hidden="true" className="text-title1 ios:text-tint">
                      {formatDigits(checkedItems.indexOf(item) + 1, lang)}
                    </span>
                  ) : (
                    <span aria-hidden="true" className="size-6 rounded-full border-2 border-control-ring" />
                  )}
                  {item.duration}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p
          role="status"
          className="px-margin pt-3 text-center text-footnote text-secondary-label material:text-subhead"
        >
          {interpolate(data.footer, counts, lang)}
        </p>
      </Content>
    </Page>
  )
}

'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useId } from 'react'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { ChevronIcon } from '@/components/ui/icon'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { shade } from '@/components/ui/shade'
import { ChevronDown } from '@/components/ui/symbols/chevron-down'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/expandable/layout2.json'
import { Panel } from './panel'
import { useOpen } from './use-open'

// iOS: rows on a tinted background with separators. Material: filled tonal rows with small gaps.
const ways = 'grid ios:bg-tint-soft material:gap-0.5 material:p-2 material:text-on-secondary-container'
const way =
  'pressable flex min-h-row w-full items-center gap-3 ps-margin pe-3 py-2.5 text-start focus-ring-over material:rounded-[4px] material:bg-secondary-container'

/** Props of Expandable1. */
export type Expandable1Props = ScreenProps<typeof english> & {
  /** Called with the product and the chosen way to pay. */
  onSelect?: (item: (typeof english)['items'][number], option: string) => void
}

/** Products on banners. A button expands the payment options. */
export default function Expandable1({ data = english, onBack, ...callbacks }: Expandable1Props) {
  const { toolbarTitle, button, items, toasts, labels } = data
  const { isOpen, toggle } = useOpen()
  const toast = useToast()
  const { onSelect = ({ title }, option) => toast(interpolate(toasts.item, { title, option })) } = callbacks
  const page = useId()

  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content grouped>
        <ul className="grid gap-4 px-margin pt-3 material:pt-2 tablet:grid-cols-2 tablet:items-start">
          {items.map((product, index) => {
            const { id, image, imageAlt, title, price, items: options } = product
            return (
              <Card key={id} as="li">
                <div className="relative flex min-h-45 flex-col justify-end text-white">
                  <Picture
                    name={image}
                    alt={imageAlt}
                    eager={index < 2}
                    ratio="fill"
                    className="absolute inset-0"
                  />
                  <div
                    className={`relative flex flex-wrap items-end gap-x-4 gap-y-2 px-margin pt-18 pb-3.5 [--fade:4.5rem] ${shade}`}
                  >
                    <div className="min-w-0 flex-[1_1_6em] wrap-break-word">
                      <h2 id={`${page}${id}`} className="text-title3">
                        {title}
                      </h2>
                      <p className="text-subhead tabular-nums">{price}</p>
                    </div>
                    <button
                      type="button"
                      aria-label={interpolate(labels.expand, { title, price })}
                      aria-expanded={isOpen(id)}
                      aria-controls={`${page}${id}-panel`}
                      onClick={() => toggle(id)}
                      className="group pressable tap-target flex min-h-10 flex-none items-center gap-1 rounded-pill ps-4 pe-2.5 text-button ios:bg-white ios:text-ink ios:after:hidden ios:active:opacity-70 material:bg-md-primary material:ps-5 material:text-on-primary"
                    >
                      {button}
                      <ChevronDown
                        aria-hidden="true"
                        className="size-5 transition-[rotate] tempo-400 ease-ios group-aria-expanded:rotate-180 material:ease-md"
                      />
                    </button>
                  </div>
                </div>
                <Panel id={`${page}${id}-panel`} open={isOpen(id)}>
                  <ul aria-labelledby={`${page}${id}`} className={ways}>
                    {options.map((option) => (
                      <li
                        key={option}
                        className="ios:not-first:border-t-hair border-separator material:first:*:rounded-t-[12px] material:last:*:rounded-b-[12px]"
                      >
                        <button type="button" onClick={() => onSelect(product, option)} className={way}>
                          <span className="min-w-0 flex-1 wrap-break-word text-headline">
                            {interpolate(labels.option, { option })}
                          </span>
                          <ChevronIcon className="size-5 material:size-6" />
                        </button>
                      </li>
                    ))}
                  </ul>
                </Panel>
              </Card>
            )
          })}
        </ul>
      </Content>
    </Page>
  )
}

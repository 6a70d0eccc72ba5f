'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useId } from 'react'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { ChevronIcon } from '@/components/ui/icon'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { ChevronDown } from '@/components/ui/symbols/chevron-down'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/expandable/layout2.json'
import { CollapsiblePanel } from './collapsible-panel'
import { useOpenGroups } from './use-open-groups'

// The panel covers the bottom of the picture and expands downward. It is translucent only on iOS 18.
const panelClass =
  'relative m-2 -mt-[70px] overflow-hidden rounded-[22px] bg-surface ios-18:bg-surface/90 ios-18:backdrop-blur-xl material:rounded-[20px]'
const optionClass =
  'pressable flex min-h-row w-full items-center gap-3 ps-4 pe-3 py-2.5 text-start focus-ring-above material:rounded-[4px] baseline:bg-secondary-container baseline:text-on-secondary-container expressive:bg-surface-container-low'

/** Props of Expandable1. */
export type Expandable1Props = ScreenProps<typeof english> & {
  /** Called with the product and the chosen payment option. */
  onSelect?: (item: (typeof english)['items'][number], option: string) => void
  /** Called when a product is expanded or collapsed. */
  onOpenChange?: (item: (typeof english)['items'][number], isOpen: boolean) => void
}

/**
 * Tall pictures of products. A panel at the bottom of each picture has a button that expands or collapses the payment options.
 * The options of the first product are initially expanded.
 */
export default function Expandable1({
  data = english,
  onBack,
  onOpenChange,
  ...callbacks
}: Expandable1Props) {
  const { toolbarTitle, button, items, toasts, labels } = data
  const { isOpen, toggle } = useOpenGroups({ initialGroups: items.slice(0, 1), onOpenChange })
  const toast = useToast()
  const { onSelect = ({ title }, option) => toast(interpolate(toasts.item, { title, option })) } = callbacks
  const idPrefix = useId()

  return (
    <Page>
      <Header title={toolbarTitle} largeTitle="ios" onBack={onBack} />
      <Content grouped>
        <ul className="grid gap-3 px-margin pt-2 tablet:grid-cols-2 tablet:items-start">
          {items.map((product, index) => {
            const { id, image, imageAlt, title, price, items: options } = product
            return (
              <li key={id} className="squircle overflow-hidden rounded-[28px] bg-surface">
                <Picture
                  src={image}
                  alt={imageAlt}
                  eager={index < 2}
                  ratio="fill"
                  sizes="min(150vw, 900px)"
                  className="m-2 mb-0 h-[max(19rem,38cqh)] w-auto! rounded-[20px]"
                />
                <div className={panelClass}>
                  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 ps-4 pe-2.5">
                    <div className="min-w-0 flex-[1_1_6em] wrap-break-word">
                      <h2
                        id={`${idPrefix}${id}`}
                        className="text-headline ios-26:text-title3 expressive:text-title3"
                      >
                        {title}
                      </h2>
                      <p className="text-secondary-label text-subhead tabular-nums ios-26:text-label">
                        {price}
                      </p>
                    </div>
                    <button
                      type="button"
                      aria-label={interpolate(labels.expand, { title, price })}
                      aria-expanded={isOpen(id)}
                      aria-controls={`${idPrefix}${id}-panel`}
                      onClick={() => toggle(product)}
                      className="group pressable tap-target flex min-h-10 flex-none items-center gap-1 rounded-pill bg-tint-fill ps-4 pe-2.5 text-button text-on-tint ios:after:hidden ios:active:opacity-70"
                    >
                      {button}
                      <ChevronDown
                        aria-hidden="true"
                        className="size-5 transition-[rotate] motion-duration-400 ease-ios group-aria-expanded:rotate-180 material:ease-md"
                      />
                    </button>
                  </div>
                  <CollapsiblePanel id={`${idPrefix}${id}-panel`} open={isOpen(id)}>
                    <ul
                      aria-labelledby={`${idPrefix}${id}`}
                      className="grid material:gap-0.5 material:p-2 material:pt-0"
                    >
                      {options.map((option) => (
                        <li
                          key={option}
                          className="relative ios:before:absolute ios:before:inset-x-4 ios:before:top-0 ios:before:h-hairline ios:before:bg-separator material:first:*:rounded-t-[16px] material:last:*:rounded-b-[16px]"
                        >
                          <button
                            type="button"
                            onClick={() => onSelect(product, option)}
                            className={optionClass}
                          >
                            <span className="min-w-0 flex-1 wrap-break-word text-body">
                              {interpolate(labels.option, { option })}
                            </span>
                            <ChevronIcon className="size-5 text-secondary-label material:size-6 baseline:text-inherit" />
                          </button>
                        </li>
                      ))}
                    </ul>
                  </CollapsiblePanel>
                </div>
              </li>
            )
          })}
        </ul>
      </Content>
    </Page>
  )
}

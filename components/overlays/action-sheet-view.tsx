'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { type KeyboardEvent, useState } from 'react'
import { useFrame } from '@/lib/frame/use-frame'
import { pressButton, resolveButtons } from '@/lib/overlay/buttons'
import { createActionSheetAnimator } from '@/lib/overlay/grow-animator'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import { radioIndexForKey, radioTabStopIndex } from '@/lib/overlay/radio-keys'
import type { ActionSheetButton } from '@/lib/overlay/types'
import { OverlayButton } from './overlay-button'
import { toReactNode } from './overlay-content'
import { OverlayLayer } from './overlay-layer'
import { useAnimator } from './use-animator'
import { useSlideBetweenButtons } from './use-slide-between-buttons'

const SURFACE_CLASS = [
  'mx-auto flex max-h-full w-full flex-col wrap-break-word',
  'ios-18:max-w-[500px] ios-18:gap-2 ios-18:px-2 ios-18:pt-2 ios-18:pb-[max(8px,var(--safe-bottom,env(safe-area-inset-bottom,0px)))]',
  'ios-26:action-card',
  'material:max-h-[calc(100%-72px)] material:max-w-[640px] material:overflow-y-auto material:rounded-t-sheet material:bg-surface-container-low expressive:action-sheet-expressive',
  'material:pb-[calc(8px+var(--safe-bottom,env(safe-area-inset-bottom,0px)))]',
].join(' ')

const GROUP_CLASS = 'ios-18:overflow-hidden ios-18:rounded-sheet squircle'

const BUTTON_CLASS = [
  'relative flex min-h-14 w-full shrink-0 items-center text-tint disabled:opacity-40 aria-checked:ios:font-semibold',
  'data-[role=destructive]:text-danger material:data-[role=destructive]:*:text-danger',
  'ios-18:justify-center ios-18:border-t-hairline ios-18:border-separator ios-18:px-4 aria-checked:ios-18:px-14 ios-18:py-3 ios-18:text-center',
  'ios-18:text-[calc(var(--text-scale,1)*1.25rem)] ios-18:leading-[1.2] ios-18:tracking-[-0.014em] ios-18:first:border-t-0',
  'ios-18:active:bg-[rgb(118_118_128/0.09)] ios-18:data-pressed:bg-[rgb(118_118_128/0.09)]',
  'ios-18:theme-dark:active:bg-[rgb(118_118_128/0.18)] ios-18:theme-dark:data-pressed:bg-[rgb(118_118_128/0.18)]',
  'ios-26:action-row expressive:action-row-expressive',
  'material:pressable material:gap-4 material:px-6 material:py-2 material:text-start material:text-body material:text-on-surface',
  'focus-visible:focus-ring-inset',
].join(' ')

/** Accessible name of an action sheet without a header. */
const DEFAULT_LABEL = { en: 'Actions', ar: 'الإجراءات' }

const CANCEL_ICON = (
  <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
    <path
      d="M18 6 6 18M6 6l12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
    />
  </svg>
)

/** The icon that marks the checked radio button. */
const CHECKMARK_ICON = (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="size-6 text-tint ios-18:absolute ios-18:end-4 ios-26:action-checkmark material:ms-auto"
  >
    <path
      d="m5 12.5 5 5 9-10"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

/**
 * An action sheet. iOS 18: buttons with centered text at the bottom. iOS 26: a menu that grows from its anchor (by default, the
 * control that opened it), or a card in the center. Material: a bottom sheet. The cancel button is separate and last. In the iOS
 * 26 menu, the cancel button is visually hidden if a tap outside the menu cancels, but the keyboard and screen readers can still
 * reach it.
 */
export function ActionSheetView({ view }: { view: OverlayViewModel<'action-sheet'> }) {
  const { header, subHeader } = view.options
  const { lang } = useFrame()
  const buttons = resolveButtons<ActionSheetButton>(view.options.buttons)
  const cancelButton = buttons.find(({ role }) => role === 'cancel')
  const otherButtons = buttons.filter((button) => button !== cancelButton)
  const hasIcons = otherButtons.some(({ icon }) => icon)
  const buttonsRef = useSlideBetweenButtons<HTMLDivElement>()
  const { contentRef } = useAnimator(view, createActionSheetAnimator)
  const headerId = `${view.id}-header`
  const radios = otherButtons.filter(({ checked }) => checked !== undefined)
  // Arrow keys check a radio button without pressing it. Only Enter, Space, or a tap presses a button.
  const [focusedRadioIndex, setFocusedRadioIndex] = useState<number>()
  const checkedIndex = focusedRadioIndex ?? radios.findIndex(({ checked }) => checked)
  const tabStopIndex = focusedRadioIndex ?? radioTabStopIndex(radios)

  const onArrowKey = (event: KeyboardEvent<HTMLElement>) => {
    const radioElements = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')]
    const focusedIndex = radioElements.indexOf(event.target as HTMLElement)
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const nextIndex = focusedIndex < 0 ? undefined : radioIndexForKey(event.key, focusedIndex, radios, isRtl)
    if (nextIndex === undefined) return
    event.preventDefault()
    setFocusedRadioIndex(nextIndex)
    radioElements[nextIndex]?.focus()
  }

  const withRadioAttributes = (button: ActionSheetButton): ActionSheetButton => {
    const index = radios.indexOf(button)
    if (index < 0) return button
    const htmlAttributes = {
      role: 'radio',
      'aria-checked': index === checkedIndex,
      tabIndex: index === tabStopIndex ? 0 : -1,
      ...button.htmlAttributes,
    }
    return { ...button, htmlAttributes }
  }

  const renderButton = (button: ActionSheetButton, extraClass = '') => (
    <OverlayButton
      key={button.id ?? button.text}
      button={withRadioAttributes(button)}
      disabled={button.disabled}
      className={`${BUTTON_CLASS} ${extraClass}`}
      onPress={() =>
        void pressButton(button, {
          dismiss: view.dismiss,
          isLeaving: view.state === 'dismissing',
          values: undefined,
          toResultData: () => button.data,
        })
      }
    >
      {hasIcons && (
        <span
          aria-hidden="true"
          className="shrink-0 material:text-on-surface-variant ios-18:hidden ios-26:action-icon [&>svg]:size-6"
        >
          {toReactNode(button.icon) ??
            (button === cancelButton ? CANCEL_ICON : <span className="block size-6" />)}
        </span>
      )}
      <span className="min-w-0 wrap-anywhere hyphens-auto">{button.text}</span>
      {checkedIndex >= 0 && radios[checkedIndex] === button && CHECKMARK_ICON}
    </OverlayButton>
  )

  return (
    <OverlayLayer
      view={view}
      labelledBy={header && headerId}
      label={header ? undefined : DEFAULT_LABEL[lang]}
      className="flex items-end ios-26:items-center ios-26:p-4"
      dialogClassName={SURFACE_CLASS}
      backdropClassName="bg-backdrop ios-26:in-data-anchored:bg-transparent"
    >
      <div ref={buttonsRef} className="contents">
        <div
          ref={contentRef}
          data-scroll-container=""
          {...(radios.length > 0 && {
            role: 'radiogroup',
            'aria-label': header ? undefined : DEFAULT_LABEL[lang],
            'aria-labelledby': header && headerId,
            onKeyDown: onArrowKey,
          })}
          className={`${GROUP_CLASS} ios:min-h-0 ios:overflow-y-auto ios-18:overlay-blur ios-26:action-rows`}
        >
          <div
            aria-hidden="true"
            className="mx-auto my-4 h-1 w-8 rounded-pill bg-on-surface-variant opacity-50 ios:hidden"
          />
          {(header || subHeader) && (
            <div className="px-4 py-3.5 text-secondary-label ios-18:border-b-hairline ios-18:border-separator ios-18:text-center ios-18:text-footnote ios-26:action-header material:px-6 material:pt-0 material:pb-3">
              {header && (
                <Dialog.Title
                  id={headerId}
                  className="ios-18:text-footnote ios-18:font-semibold material:text-headline material:text-on-surface"
                >
                  {header}
                </Dialog.Title>
              )}
              {subHeader && (
                <p className="ios-18:text-footnote material:mt-0.5 material:text-subhead">{subHeader}</p>
              )}
            </div>
          )}
          {otherButtons.map((button) =>
            renderButton(button, header || subHeader ? 'ios-18:first-of-type:border-t-0' : ''),
          )}
        </div>
        {cancelButton && (
          <div
            data-hides-when-anchored={view.options.backdropDismiss === false ? undefined : ''}
            className={`${GROUP_CLASS} shrink-0 ios-18:bg-surface ios-18:theme-dark:bg-surface-2 ios-26:action-cancel material:mt-2 baseline:border-t baseline:border-outline-variant baseline:pt-2`}
          >
            {renderButton(cancelButton, 'ios-18:font-semibold')}
          </div>
        )}
      </div>
    </OverlayLayer>
  )
}

'use client'

import { type KeyboardEvent, useState } from 'react'
import { pressButton, resolveButtons } from '@/lib/overlay/buttons'
import type { Live } from '@/lib/overlay/live'
import { nextRadio, tabStop } from '@/lib/overlay/radio-keys'
import type { ActionSheetButton } from '@/lib/overlay/types'
import { node } from './content'
import { Layer } from './layer'
import { OverlayButton } from './overlay-button'
import { useSlidePress } from './use-slide-press'

const WRAPPER = [
  'mx-auto flex max-h-full w-full flex-col wrap-break-word',
  'ios:max-w-[500px] ios:gap-2 ios:px-2 ios:pt-2 ios:pb-[max(8px,var(--safe-bottom,env(safe-area-inset-bottom,0px)))]',
  'material:max-h-[calc(100%-72px)] material:max-w-[640px] material:overflow-y-auto material:rounded-t-sheet material:bg-sc-low',
  'material:pb-[calc(8px+var(--safe-bottom,env(safe-area-inset-bottom,0px)))]',
].join(' ')

const GROUP = 'ios:overflow-hidden ios:rounded-sheet squircle'

const BUTTON = [
  'relative flex min-h-14 w-full shrink-0 items-center text-tint disabled:opacity-40 aria-checked:ios:px-14 aria-checked:ios:font-semibold',
  'data-[role=destructive]:text-danger data-[role=destructive]:*:text-danger',
  'ios:justify-center ios:border-t-hair ios:border-separator ios:px-4 ios:py-3 ios:text-center',
  'ios:text-[calc(var(--text,1)*1.25rem)] ios:leading-[1.2] ios:tracking-[-0.014em] ios:first:border-t-0',
  'ios:active:bg-[rgb(118_118_128/0.09)] ios:data-pressed:bg-[rgb(118_118_128/0.09)]',
  'ios:dark:active:bg-[rgb(118_118_128/0.18)] ios:dark:data-pressed:bg-[rgb(118_118_128/0.18)]',
  'material:pressable material:gap-4 material:px-6 material:py-2 material:text-start material:text-body material:text-on-surface',
  'focus-visible:-outline-offset-2',
].join(' ')

const CROSS = (
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

/** Marks the chosen one of a group. */
const TICK = (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="size-6 text-tint ios:absolute ios:end-4 material:ms-auto"
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
 * An action sheet: choices about what is on the screen. iOS: two groups of centred buttons; Material: a bottom sheet
 * with icons. The cancel button stands apart and last in both.
 */
export function ActionSheetView({ live }: { live: Live<'action-sheet'> }) {
  const { header, subHeader } = live.options
  const buttons = resolveButtons<ActionSheetButton>(live.options.buttons)
  const cancel = buttons.find(({ role }) => role === 'cancel')
  const others = buttons.filter((button) => button !== cancel)
  const icons = others.some(({ icon }) => icon)
  const slide = useSlidePress<HTMLDivElement>()
  const headerId = `${live.id}-header`
  const radios = others.filter(({ checked }) => checked !== undefined)
  // Arrows choose as they go; nothing is decided until one is pressed.
  const [walked, setWalked] = useState<number>()
  const chosen = walked ?? radios.findIndex(({ checked }) => checked)
  const stop = walked ?? tabStop(radios)

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')]
    const at = buttons.indexOf(event.target as HTMLElement)
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = at < 0 ? undefined : nextRadio(event.key, at, radios, rtl)
    if (next === undefined) return
    event.preventDefault()
    setWalked(next)
    buttons[next]?.focus()
  }

  const asRadio = (button: ActionSheetButton): ActionSheetButton => {
    const at = radios.indexOf(button)
    if (at < 0) return button
    const htmlAttributes = {
      role: 'radio',
      'aria-checked': at === chosen,
      tabIndex: at === stop ? 0 : -1,
      ...button.htmlAttributes,
    }
    return { ...button, htmlAttributes }
  }

  const row = (button: ActionSheetButton, extra = '') => (
    <OverlayButton
      key={button.id ?? button.text}
      button={asRadio(button)}
      disabled={button.disabled}
      className={`${BUTTON} ${extra}`}
      onPress={() =>
        void pressButton(button, {
          dismiss: live.dismiss,
          leaving: live.state === 'dismissing',
          values: undefined,
          data: () => button.data,
        })
      }
    >
      {icons && (
        <span aria-hidden="true" className="shrink-0 text-on-surface-variant ios:hidden [&>svg]:size-6">
          {node(button.icon) ?? (button === cancel ? CROSS : <span className="block size-6" />)}
        </span>
      )}
      <span className="min-w-0 wrap-anywhere hyphens-auto">{button.text}</span>
      {chosen >= 0 && radios[chosen] === button && TICK}
    </OverlayButton>
  )

  return (
    <Layer
      live={live}
      labelledBy={header && headerId}
      label={header ? undefined : 'Actions'}
      className="flex items-end"
      wrapperClassName={WRAPPER}
    >
      <div ref={slide} className="contents">
        <div
          data-scrolls=""
          {...(radios.length > 0 && {
            role: 'radiogroup',
            'aria-label': header ? undefined : 'Actions',
            'aria-labelledby': header && headerId,
            onKeyDown: walk,
          })}
          className={`${GROUP} ios:min-h-0 ios:overflow-y-auto ios:bg-sheet ios:backdrop-blur-[30px] ios:backdrop-saturate-[1.8]`}
        >
          <div
            aria-hidden="true"
            className="mx-auto my-4 h-1 w-8 rounded-pill bg-on-surface-variant opacity-50 ios:hidden"
          />
          {(header || subHeader) && (
            <div className="px-4 py-3.5 text-label-2 ios:border-b-hair ios:border-separator ios:text-center ios:text-footnote material:px-6 material:pt-0 material:pb-3">
              {header && (
                <h2
                  id={headerId}
                  className="ios:text-footnote ios:font-semibold material:text-headline material:text-on-surface"
                >
                  {header}
                </h2>
              )}
              {subHeader && (
                <p className="text-footnote material:mt-0.5 material:text-subhead">{subHeader}</p>
              )}
            </div>
          )}
          {others.map((button) => row(button, header || subHeader ? 'ios:first-of-type:border-t-0' : ''))}
        </div>
        {cancel && (
          <div
            className={`${GROUP} shrink-0 ios:bg-surface ios:dark:bg-surface-2 material:mt-2 material:border-t material:border-outline-variant material:pt-2`}
          >
            {row(cancel, 'ios:font-semibold')}
          </div>
        )}
      </div>
    </Layer>
  )
}

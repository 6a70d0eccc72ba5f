'use client'

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { pressButton, resolveButtons } from '@/lib/overlay/buttons'
import { type Countdown, createCountdown } from '@/lib/overlay/countdown'
import { TOAST_DURATION_MS } from '@/lib/overlay/defaults'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import type { GetMinToastDuration, ToastButton } from '@/lib/overlay/types'
import { OverlayButton } from './overlay-button'
import { toReactNode } from './overlay-content'
import { useAnnouncement } from './use-announcement'
import { useToastSwipe } from './use-toast-swipe'

const SURFACE_CLASS = [
  'pointer-events-auto flex w-full max-w-[700px] items-center wrap-break-word text-subhead',
  'squircle ios-18:rounded-alert ios-18:backdrop-blur-[30px] ios-18:backdrop-saturate-[1.8] ios-26:toast-capsule',
  'material:min-h-12 material:rounded-[4px] material:shadow-float expressive:rounded-2xl',
].join(' ')

const COLOR_CLASS = {
  plain:
    'ios:text-label ios-18:bg-sheet ios-18:shadow-[0_0_0_.5px_var(--pb-separator),0_8px_28px_rgb(0_0_0/.22)] ios-26:glass-panel material:bg-inverse-surface material:text-inverse-on-surface',
  tint: 'ios:bg-tint-fill ios:text-on-tint ios:shadow-float material:bg-primary-container material:text-on-primary-container',
  danger:
    'ios:bg-danger ios:text-white ios:theme-dark:text-black ios:shadow-float material:bg-error-container material:text-on-error-container',
}

const BUTTON_CLASS = [
  'pressable relative flex min-h-target min-w-target shrink-0 items-center justify-center gap-2 rounded-pill px-3 text-button wrap-anywhere',
  'focus-visible:focus-ring-inset',
].join(' ')

/**
 * A toast. The toast does not take focus when it opens, and its text is announced in the live region of the frame. The countdown
 * pauses while the pointer or the focus is in the toast.
 */
export function ToastView({
  view,
  getMinToastDuration,
}: {
  view: OverlayViewModel<'toast'>
  getMinToastDuration?: GetMinToastDuration
}) {
  const { setElements, state, options, dismiss } = view
  const { duration = TOAST_DURATION_MS, header, message, icon, color } = options
  const buttons = resolveButtons<ToastButton>(options.buttons)
  const surfaceRef = useRef<HTMLDivElement>(null)
  const textId = `${view.id}-text`
  const [countdown, setCountdown] = useState<Countdown>()
  const rootRef = useCallback(
    (element: HTMLDivElement | null) =>
      setElements(element && surfaceRef.current ? { root: element, surface: surfaceRef.current } : null),
    [setElements],
  )

  // An effect event, because a new function in each render of the frame must not start the countdown again.
  const readMinDuration = useEffectEvent(() => getMinToastDuration?.() ?? 0)
  useEffect(() => {
    const newCountdown = createCountdown(
      // With a duration of 0, the toast stays until it is dismissed.
      duration && Math.max(duration, readMinDuration()),
      () => void dismiss(undefined, 'timeout', { reason: 'timeout' }),
    )
    setCountdown(newCountdown)
    return newCountdown.stop
  }, [duration, dismiss])
  useEffect(() => {
    if (state === 'presented') countdown?.start()
    else countdown?.stop()
  }, [state, countdown])

  useToastSwipe(view, surfaceRef)
  useAnnouncement(surfaceRef, [header, message, ...buttons.map(({ text }) => text)])

  const isStacked = options.layout === 'stacked' && buttons.length > 0
  const renderButtons = (side: 'start' | 'end') =>
    buttons
      .filter((button) => (button.side ?? 'end') === side)
      .map((button) => (
        <OverlayButton
          key={button.id ?? button.text}
          button={button}
          className={`${BUTTON_CLASS} ${color ? '' : 'ios-18:text-tint ios-26:toast-action material:text-inverse-primary'}`}
          onPress={() =>
            void pressButton(button, {
              dismiss,
              isLeaving: state === 'dismissing',
              values: undefined,
              toResultData: () => undefined,
            })
          }
        >
          {button.icon && (
            <span aria-hidden={button.text ? true : undefined} className="[&>svg]:size-5">
              {toReactNode(button.icon)}
            </span>
          )}
          {button.text}
        </OverlayButton>
      ))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only pause the countdown
    <div
      ref={rootRef}
      id={view.id}
      data-overlay="toast"
      data-state={state}
      className={`flex w-full justify-center data-[state=dismissing]:*:pointer-events-none ${options.cssClass ?? ''}`}
      // A tap on the text of the toast must not move focus, for example out of an open modal.
      onMouseDown={(event) => {
        if (!(event.target as Element).closest('button, a')) event.preventDefault()
      }}
      onPointerEnter={() => countdown?.pause('pointer')}
      onPointerLeave={() => countdown?.resume('pointer')}
      onFocus={() => countdown?.pause('focus')}
      onBlur={({ currentTarget }) => {
        // If the window loses focus, the active element is still in the toast, and the countdown stays paused.
        if (!currentTarget.contains(document.activeElement)) countdown?.resume('focus')
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields */}
      <div
        ref={surfaceRef}
        role="group"
        aria-labelledby={textId}
        aria-keyshortcuts="F8"
        data-toast=""
        tabIndex={-1}
        {...options.htmlAttributes}
        className={`${SURFACE_CLASS} ${COLOR_CLASS[color ?? 'plain']} ${options.swipeGesture ? 'touch-pan-x' : ''}`}
      >
        <div
          className={`flex min-w-0 flex-1 ${isStacked ? 'flex-col' : 'items-center gap-1 ps-4 pe-1 has-[>:last-child:not(button)]:pe-4'}`}
        >
          {!isStacked && renderButtons('start')}
          <div className={`flex min-w-0 flex-1 items-center ${isStacked ? 'px-4' : ''}`}>
            {icon && (
              <span aria-hidden="true" className="shrink-0 pe-2 [&>svg]:size-5">
                {toReactNode(icon)}
              </span>
            )}
            <div
              id={textId}
              // A toast that can be swiped must not scroll.
              className={`max-h-[40cqh] min-w-0 flex-1 pt-[15px] material:pt-3.5 ${options.swipeGesture ? 'overflow-y-clip' : 'overflow-y-auto overscroll-contain'} ${isStacked ? '' : 'pb-[15px] material:pb-3.5'}`}
            >
              {header && <p className="font-semibold">{header}</p>}
              <p>{message}</p>
            </div>
          </div>
          {isStacked ? (
            <div className="flex flex-wrap items-center justify-end gap-x-1 px-1 pb-1">
              {renderButtons('start')}
              <span className="flex-1" />
              {renderButtons('end')}
            </div>
          ) : (
            renderButtons('end')
          )}
        </div>
      </div>
    </div>
  )
}

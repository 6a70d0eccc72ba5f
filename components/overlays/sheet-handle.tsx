'use client'

import type { KeyboardEvent } from 'react'
import { useFrame } from '@/lib/frame/use-frame'

/** Accessible name of the handle when it is a button. */
const BUTTON_LABEL = { en: 'Resize the sheet', ar: 'تغيير ارتفاع اللوحة' } as const
/** The direction in which each key moves the sheet: 1 is up, -1 is down. */
const KEY_DIRECTIONS: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 }

const BAR_CLASS =
  'block rounded-pill ios:h-[5px] ios:w-9 ios:bg-[#c0c0be] ios:theme-dark:bg-white/30 material:h-1 material:w-8 material:bg-on-surface-variant/40 expressive:handle-dragged'
const POSITION_CLASS = 'absolute inset-x-0 top-0 z-20 flex justify-center'

/** Props of {@link SheetHandle}. */
export interface SheetHandleProps {
  /**
   * Moves the sheet to the next breakpoint up or down. With `wrap`, the lowest breakpoint above 0 follows the highest. If
   * `onResize` is omitted, the handle is decorative.
   */
  onResize?: (direction: 1 | -1, wrap: boolean) => void
}

/** The handle at the top of a sheet. With `onResize`, it is a button that resizes the sheet. */
export function SheetHandle({ onResize }: SheetHandleProps) {
  const { lang } = useFrame()
  if (!onResize) {
    return (
      <span
        aria-hidden="true"
        data-handle=""
        className={`${POSITION_CLASS} pointer-events-none pt-[5px] material:pt-2`}
      >
        <span className={BAR_CLASS} />
      </span>
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = KEY_DIRECTIONS[event.key]
    if (!direction) return
    event.preventDefault()
    onResize(direction, false)
  }
  return (
    <div className={`${POSITION_CLASS} pointer-events-none`}>
      <button
        type="button"
        data-handle=""
        aria-label={BUTTON_LABEL[lang]}
        onClick={() => onResize(1, true)}
        onKeyDown={onKeyDown}
        className="pointer-events-auto relative flex min-w-target justify-center rounded-pill px-3 pt-[5px] pb-3 material:pt-2"
      >
        <span className={BAR_CLASS} />
      </button>
    </div>
  )
}

'use client'

import type { KeyboardEvent } from 'react'
import { useFrame } from '@/lib/frame/use-frame'

/** What the handle is called: it is a control only where it can be pressed. */
const LABEL = { en: 'Resize the sheet', ar: 'تغيير ارتفاع اللوحة' } as const
/** The key that goes up and the one that goes down. */
const KEYS: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 }

const BAR =
  'block rounded-pill ios:h-[5px] ios:w-9 ios:bg-[#c0c0be] ios:theme-dark:bg-white/30 material:h-1 material:w-8 material:bg-on-surface-variant/40 expressive:handle-held'
const PLACE = 'absolute inset-x-0 top-0 z-20 flex justify-center'

/** What {@link SheetHandle} takes. */
export interface SheetHandleProps {
  /** Moves the sheet up or down; round: from the highest place to the lowest again. Without it the handle is a mark. */
  onStep?: (way: 1 | -1, round: boolean) => void
}

/** The small bar at the head of a sheet (36 × 5 on iOS, 32 × 4 on Material). */
export function SheetHandle({ onStep }: SheetHandleProps) {
  const { lang } = useFrame()
  if (!onStep) {
    return (
      <span
        aria-hidden="true"
        data-handle=""
        className={`${PLACE} pointer-events-none pt-[5px] material:pt-2`}
      >
        <span className={BAR} />
      </span>
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const way = KEYS[event.key]
    if (!way) return
    event.preventDefault()
    onStep(way, false)
  }
  return (
    <div className={`${PLACE} pointer-events-none`}>
      <button
        type="button"
        data-handle=""
        aria-label={LABEL[lang]}
        onClick={() => onStep(1, true)}
        onKeyDown={onKeyDown}
        className="pointer-events-auto relative flex min-w-target justify-center rounded-pill px-3 pt-[5px] pb-3 material:pt-2"
      >
        <span className={BAR} />
      </button>
    </div>
  )
}

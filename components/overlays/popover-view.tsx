'use client'

import * as Popover from '@radix-ui/react-popover'
import { useMemo } from 'react'
import { claimEscape } from '@/lib/back'
import type { Live } from '@/lib/overlay/live'
import type { PopoverOptions } from '@/lib/overlay/types'
import { Backdrop } from './backdrop'
import { contentOf } from './content'
import { useLayer } from './use-layer'

const prevent = (event: Event) => event.preventDefault()

/** Radix measures; an event or a point is a rectangle without size. */
const measurable = (anchor: PopoverOptions['anchor']) =>
  anchor instanceof Element
    ? anchor
    : { getBoundingClientRect: () => new DOMRect(anchor.clientX, anchor.clientY, 0, 0) }

/** Radix's sides are physical, ours follow the direction of the text. */
const physical = (side: NonNullable<PopoverOptions['side']>, rtl: boolean) => {
  if (side === 'start') return rtl ? 'right' : 'left'
  if (side === 'end') return rtl ? 'left' : 'right'
  return side
}

/** A small window that points at what it belongs to. Radix places it, and keeps it placed while things move. */
export function PopoverView({ live }: { live: Live<'popover'> }) {
  const { state, options } = live
  const { root, wrapper, backdrop, frame, modal } = useLayer(live)
  const anchor = useMemo(() => ({ current: measurable(options.anchor) }), [options.anchor])
  const ios = frame?.closest('[data-mode]')?.getAttribute('data-mode') === 'ios'
  const rtl = frame !== null && getComputedStyle(frame).direction === 'rtl'

  return (
    <Popover.Root open modal={false}>
      <Popover.Anchor virtualRef={anchor} />
      <div
        ref={root}
        id={live.id}
        data-overlay="popover"
        data-state={state}
        style={{ zIndex: live.z }}
        className={`absolute inset-0 data-[state=dismissing]:pointer-events-none ${options.cssClass ?? ''}`}
      >
        <Backdrop ref={backdrop} live={live} className="ios:bg-black/8 material:bg-transparent" />
        <Popover.Content
          ref={wrapper}
          forceMount
          tabIndex={-1}
          data-overlay-focus=""
          aria-modal={modal || undefined}
          aria-label={options.label}
          side={physical(options.side ?? 'bottom', rtl)}
          align={options.align ?? (ios ? 'center' : 'start')}
          sideOffset={ios ? 2 : 4}
          arrowPadding={14}
          collisionBoundary={frame}
          collisionPadding={ios ? 5 : 12}
          {...options.htmlAttributes}
          className="w-max max-w-[min(320px,100cqw-24px)] min-w-[200px] origin-(--radix-popover-content-transform-origin) outline-none ios:rounded-[14px] ios:bg-sheet ios:shadow-float ios:backdrop-blur-[30px] ios:backdrop-saturate-[1.8] material:rounded-[4px] material:bg-sc material:shadow-float"
          onEscapeKeyDown={claimEscape}
          onOpenAutoFocus={prevent}
          onCloseAutoFocus={prevent}
          onInteractOutside={prevent}
        >
          <div className="max-h-(--radix-popover-content-available-height) overflow-y-auto overscroll-contain rounded-[inherit] material:py-2">
            {contentOf(options.content, live)}
          </div>
          <Popover.Arrow width={20} height={10} className="fill-sheet material:hidden" />
        </Popover.Content>
      </div>
    </Popover.Root>
  )
}

'use client'

import * as Popover from '@radix-ui/react-popover'
import { useCallback, useMemo } from 'react'
import { markEscapeUnhandled } from '@/lib/back'
import { createPopoverAnimator } from '@/lib/overlay/grow-animator'
import { isIos26 } from '@/lib/overlay/is-ios-26'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import { isIos } from '@/lib/transition/frame-mode'
import { Backdrop } from './backdrop'
import { OverlayContent } from './overlay-content'
import { toVirtualAnchor } from './popover-anchor'
import { useAnimator } from './use-animator'
import { useNestedPopover } from './use-nested-popover'
import { useOverlayElements } from './use-overlay-elements'
import { usePopoverSide } from './use-popover-side'

const preventDefault = (event: Event) => event.preventDefault()

const SURFACE_CLASS = [
  'pointer-events-auto origin-(--radix-popover-content-transform-origin) outline-none',
  'ios-18:rounded-[14px] ios-18:overlay-blur ios-18:shadow-float ios-26:popover-glass',
  'material:rounded-[4px] material:bg-surface-container material:shadow-float expressive:menu-surface',
].join(' ')

const SIZE_CLASS = {
  auto: 'w-max max-w-[min(320px,100cqw-24px)] min-w-[200px]',
  cover: 'w-(--radix-popover-trigger-width) max-w-[calc(100cqw-10px)] material:max-w-[calc(100cqw-24px)]',
}

/**
 * A popover next to its anchor. Radix positions the popover, and updates the position on scroll and resize. A nested popover is
 * next to an entry of its parent, and has no backdrop and no arrow.
 */
export function PopoverView({ view }: { view: OverlayViewModel<'popover'> }) {
  const { state, options } = view
  const { rootRef, surfaceRef, backdropRef, frame, fillsViewport } = useOverlayElements(view)
  const { parentId, markInitialFocus, dismissFromContent } = useNestedPopover(view, surfaceRef)
  const anchorRef = useMemo(() => ({ current: toVirtualAnchor(options.anchor) }), [options.anchor])
  const { contentRef } = useAnimator(view, createPopoverAnimator)
  const isIosMode = frame !== null && isIos(frame)
  const hasGlass = frame !== null && isIos26(frame)
  const collisionPadding = hasGlass ? 8 : isIosMode ? 5 : 12
  const sideOffset = isIosMode && !parentId && !hasGlass ? 2 : hasGlass && !parentId ? 8 : 4
  const hasArrow = isIosMode && !hasGlass && !parentId && options.arrow !== false
  const side = usePopoverSide(
    options.side ?? (parentId ? 'end' : 'bottom'),
    anchorRef.current,
    surfaceRef,
    frame,
    collisionPadding + sideOffset + (hasArrow ? 10 : 0),
  )
  const layerRef = useCallback(
    (element: HTMLDivElement | null) => {
      if (element) markInitialFocus()
      rootRef(element)
    },
    [rootRef, markInitialFocus],
  )

  return (
    <Popover.Root open modal={false}>
      <Popover.Anchor virtualRef={anchorRef} />
      <div
        ref={layerRef}
        id={view.id}
        data-overlay="popover"
        data-parent={parentId}
        data-state={state}
        style={{ zIndex: view.zIndex }}
        className={`absolute inset-0 data-[state=dismissing]:pointer-events-none data-[state=dismissing]:*:pointer-events-none! ${parentId ? 'pointer-events-none' : ''} ${options.cssClass ?? ''}`}
      >
        {!parentId && (
          <Backdrop ref={backdropRef} view={view} className="ios-18:bg-black/8 material:bg-transparent" />
        )}
        <Popover.Content
          ref={surfaceRef}
          forceMount
          tabIndex={-1}
          data-overlay-surface=""
          aria-modal={(fillsViewport && options.focusTrap !== false) || undefined}
          aria-label={options.label}
          side={side}
          align={options.align ?? (isIosMode && !parentId ? 'center' : 'start')}
          sideOffset={sideOffset}
          arrowPadding={14}
          collisionBoundary={frame}
          collisionPadding={collisionPadding}
          {...options.htmlAttributes}
          className={`${SURFACE_CLASS} ${SIZE_CLASS[options.size ?? 'auto']}`}
          onEscapeKeyDown={markEscapeUnhandled}
          onOpenAutoFocus={preventDefault}
          onCloseAutoFocus={preventDefault}
          onInteractOutside={preventDefault}
        >
          <div
            ref={contentRef}
            className="max-h-(--radix-popover-content-available-height) overflow-y-auto overscroll-contain rounded-[inherit] ios-26:py-2.5 baseline:py-2"
          >
            <OverlayContent content={options.content} view={{ ...view, dismiss: dismissFromContent }} />
          </div>
          {hasArrow && <Popover.Arrow width={20} height={10} className="fill-sheet" />}
        </Popover.Content>
      </div>
    </Popover.Root>
  )
}

'use client'

import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import type { GetMinToastDuration, ToastPosition } from '@/lib/overlay/types'
import { ToastView } from './toast-view'
import { useFlipAnimation } from './use-flip-animation'
import { useToastAnchorInset } from './use-toast-anchor-inset'
import { useToastFocus } from './use-toast-focus'

const EDGE_CLASS: Record<ToastPosition, string> = {
  top: 'top-0 pt-[max(10px,var(--safe-top,env(safe-area-inset-top,0px)))]',
  middle: 'top-1/2 -translate-y-1/2',
  // Above a tab bar or another bar at the bottom of the page (`data-bottom-bar`). `--bottom-bar-height` is the height of the bar
  // with the safe area (components/ui/use-bottom-bar-height.ts). Defaults: 50 px (iOS) and 80 px (Material).
  bottom:
    'bottom-0 pb-[calc(10px+var(--safe-bottom,env(safe-area-inset-bottom,0px)))] in-[[data-frame]:has([data-page-slot]:not([inert])_:is([data-tab-bar],[data-bottom-bar]))]:ios:bottom-[var(--bottom-bar-height,50px)] in-[[data-frame]:has([data-page-slot]:not([inert])_:is([data-tab-bar],[data-bottom-bar]))]:material:bottom-[var(--bottom-bar-height,80px)] in-[[data-frame]:has([data-page-slot]:not([inert])_:is([data-tab-bar],[data-bottom-bar]))]:[--safe-bottom:0px]',
}

const DIRECTION_CLASS: Record<ToastPosition, string> = {
  top: 'flex-col-reverse',
  middle: 'flex-col',
  bottom: 'flex-col',
}

const POSITIONS = ['top', 'middle', 'bottom'] as const

const positionOf = (view: OverlayViewModel<'toast'>) => view.options.position ?? 'bottom'

/** Toasts with the same position and anchor. */
interface ToastGroup {
  position: ToastPosition
  anchor: Element | string | undefined
  toasts: OverlayViewModel<'toast'>[]
}

const groupsOf = (toasts: readonly OverlayViewModel<'toast'>[]): ToastGroup[] =>
  POSITIONS.flatMap((position) => {
    const toastsAtPosition = toasts.filter((toast) => positionOf(toast) === position)
    const anchors = new Set(toastsAtPosition.map(({ options }) => options.positionAnchor))
    return [...anchors].map((anchor) => ({
      position,
      anchor,
      toasts: toastsAtPosition.filter(({ options }) => options.positionAnchor === anchor),
    }))
  })

const anchorKeys = new WeakMap<Element, string>()
let anchorCount = 0

/** Returns a string that identifies an anchor in React keys: its id, or a unique string for an element; '' without an anchor. */
const anchorKey = (anchor: ToastGroup['anchor'] = ''): string => {
  if (typeof anchor === 'string') return anchor
  const key = anchorKeys.get(anchor) ?? `#${++anchorCount}`
  anchorKeys.set(anchor, key)
  return key
}

/**
 * The regions of the toasts: at the edges of the frame, in the middle, and at anchors. The newest toast is nearest to the edge or
 * the anchor or, in the middle, below the older toasts. Regions are never inert, and let pointer events pass around toasts.
 */
export function ToastRegions({
  views,
  getMinToastDuration,
}: {
  views: readonly OverlayViewModel[]
  getMinToastDuration?: GetMinToastDuration
}) {
  const toasts = views.filter((view): view is OverlayViewModel<'toast'> => view.kind === 'toast')
  useToastFocus(toasts)
  return groupsOf(toasts).map((group) => (
    <ToastRegion
      key={`${group.position} ${anchorKey(group.anchor)}`}
      {...group}
      getMinToastDuration={getMinToastDuration}
    />
  ))
}

function ToastRegion({
  position,
  anchor,
  toasts,
  getMinToastDuration,
}: ToastGroup & { getMinToastDuration?: GetMinToastDuration }) {
  const regionRef = useFlipAnimation<HTMLDivElement>(toasts.map(({ zIndex }) => zIndex).join())
  const inset = useToastAnchorInset(regionRef, position, anchor)
  return (
    <div
      ref={regionRef}
      data-toasts={position}
      style={{
        zIndex: Math.max(...toasts.map(({ zIndex }) => zIndex)),
        [position === 'top' ? 'top' : 'bottom']: inset,
      }}
      className={`pointer-events-none absolute inset-x-0 flex items-center gap-2 px-2.5 material:px-2 ${DIRECTION_CLASS[position]} ${inset === undefined ? EDGE_CLASS[position] : 'py-2'}`}
    >
      {toasts.map((toast) => (
        <ToastView key={toast.zIndex} view={toast} getMinToastDuration={getMinToastDuration} />
      ))}
    </div>
  )
}

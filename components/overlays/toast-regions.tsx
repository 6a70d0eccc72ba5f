'use client'

import type { Live } from '@/lib/overlay/live'
import type { ToastPosition, ToastTime } from '@/lib/overlay/types'
import { ToastView } from './toast-view'
import { useShift } from './use-shift'
import { useToastAnchor } from './use-toast-anchor'
import { useToastFocus } from './use-toast-focus'

const EDGE: Record<ToastPosition, string> = {
  top: 'top-0 pt-[max(10px,var(--safe-top,env(safe-area-inset-top,0px)))]',
  middle: 'top-1/2 -translate-y-1/2',
  // Above the bar of tabs at the foot of the page (HIG, M3), 50 / 80 px high unless it says otherwise (ui/use-foot-bar.ts);
  // what the system needs at the edge is then part of that bar.
  bottom:
    'bottom-0 pb-[calc(10px+var(--safe-bottom,env(safe-area-inset-bottom,0px)))] in-[[data-frame]:has([data-page-slot]:not([inert])_[data-tab-bar])]:ios:bottom-[var(--foot-bar,50px)] in-[[data-frame]:has([data-page-slot]:not([inert])_[data-tab-bar])]:material:bottom-[var(--foot-bar,80px)] in-[[data-frame]:has([data-page-slot]:not([inert])_[data-tab-bar])]:[--safe-bottom:0px]',
}

const FLOW: Record<ToastPosition, string> = {
  top: 'flex-col-reverse',
  middle: 'flex-col',
  bottom: 'flex-col',
}

const POSITIONS = ['top', 'middle', 'bottom'] as const

const positionOf = (live: Live<'toast'>) => live.options.position ?? 'bottom'

/** Toasts that stand at the same place. */
interface Place {
  position: ToastPosition
  anchor: Element | string | undefined
  toasts: Live<'toast'>[]
}

const placesOf = (toasts: readonly Live<'toast'>[]): Place[] =>
  POSITIONS.flatMap((position) => {
    const here = toasts.filter((toast) => positionOf(toast) === position)
    const anchors = new Set(here.map(({ options }) => options.positionAnchor))
    return [...anchors].map((anchor) => ({
      position,
      anchor,
      toasts: here.filter(({ options }) => options.positionAnchor === anchor),
    }))
  })

/**
 * Where toasts appear: at the frame's edges, in its middle, and at what they ask for. The newest is nearest to the edge,
 * the others make room. Never inert, never in the way of a finger that is meant for the page.
 */
export function ToastRegions({ live, toastTime }: { live: readonly Live[]; toastTime?: ToastTime }) {
  const toasts = live.filter((item): item is Live<'toast'> => item.kind === 'toast')
  useToastFocus(toasts)
  return placesOf(toasts).map((place) => (
    // A place lives as long as its oldest toast: ids of elements need not be there, and are no key.
    <Region
      key={`${place.position} ${place.anchor ? place.toasts[0]?.id : ''}`}
      {...place}
      toastTime={toastTime}
    />
  ))
}

function Region({ position, anchor, toasts, toastTime }: Place & { toastTime?: ToastTime }) {
  const region = useShift<HTMLDivElement>(toasts.map(({ id }) => id).join())
  const inset = useToastAnchor(region, position, anchor)
  return (
    <div
      ref={region}
      data-toasts={position}
      style={{
        zIndex: Math.max(...toasts.map(({ z }) => z)),
        [position === 'top' ? 'top' : 'bottom']: inset,
      }}
      className={`pointer-events-none absolute inset-x-0 flex items-center gap-2 px-2.5 material:px-2 ${FLOW[position]} ${inset === undefined ? EDGE[position] : 'py-2'}`}
    >
      {toasts.map((toast) => (
        <ToastView key={toast.id} live={toast} toastTime={toastTime} />
      ))}
    </div>
  )
}

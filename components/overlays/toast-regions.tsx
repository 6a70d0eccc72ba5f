'use client'

import type { Live } from '@/lib/overlay/live'
import type { ToastPosition } from '@/lib/overlay/types'
import { ToastView } from './toast-view'
import { useShift } from './use-shift'

const PLACE: Record<ToastPosition, string> = {
  top: 'top-0 flex-col-reverse pt-[max(10px,var(--safe-top,env(safe-area-inset-top,0px)))]',
  middle: 'top-1/2 -translate-y-1/2 flex-col',
  // Above the bar of tabs at the foot of the page (HIG, M3), 50 / 80 px high unless it says otherwise (ui/use-foot-bar.ts);
  // what the system needs at the edge is then part of that bar.
  bottom:
    'bottom-0 flex-col pb-[calc(10px+var(--safe-bottom,env(safe-area-inset-bottom,0px)))] in-[[data-frame]:has([data-page-slot]:not([inert])_[data-tab-bar])]:ios:bottom-[var(--foot-bar,50px)] in-[[data-frame]:has([data-page-slot]:not([inert])_[data-tab-bar])]:material:bottom-[var(--foot-bar,80px)] in-[[data-frame]:has([data-page-slot]:not([inert])_[data-tab-bar])]:[--safe-bottom:0px]',
}

const POSITIONS = ['top', 'middle', 'bottom'] as const

const positionOf = (live: Live<'toast'>) => live.options.position ?? 'bottom'

/**
 * Where toasts appear: three places at the frame's edges and in its middle. The newest is nearest to the edge, the
 * others make room. Never inert, never in the way of a finger that is meant for the page.
 */
export function ToastRegions({ live }: { live: readonly Live[] }) {
  const toasts = live.filter((item): item is Live<'toast'> => item.kind === 'toast')
  return POSITIONS.map((position) => (
    <Region
      key={position}
      position={position}
      toasts={toasts.filter((toast) => positionOf(toast) === position)}
    />
  ))
}

function Region({ position, toasts }: { position: ToastPosition; toasts: Live<'toast'>[] }) {
  const region = useShift<HTMLDivElement>(toasts.map(({ id }) => id).join())
  if (toasts.length === 0) return null
  return (
    <div
      ref={region}
      data-toasts={position}
      style={{ zIndex: Math.max(...toasts.map(({ z }) => z)) }}
      className={`pointer-events-none absolute inset-x-0 flex items-center gap-2 px-2.5 material:px-2 ${PLACE[position]}`}
    >
      {toasts.map((toast) => (
        <ToastView key={toast.id} live={toast} />
      ))}
    </div>
  )
}

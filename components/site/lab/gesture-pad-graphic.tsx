import type { GestureDirection } from '@/lib/gesture'
import { anglePath } from '../shared/angle-path'

/** Start and current position of a pointer, in px from the top-left corner of the pad. */
export type PadTouch = { startX: number; startY: number; x: number; y: number }

type GesturePadGraphicProps = {
  touch?: PadTouch
  direction: GestureDirection
  /** Minimum distance before a movement is classified, px. */
  threshold: number
  /** Largest angle between a movement and the axis, degrees. */
  maxAngle: number
}

/** Length of the sides of the drawn angle, px: longer than the pad, which clips them. */
const ANGLE_SIDE_PX = 2000

/**
 * The drawing on the pad: a line from the start of the touch to the pointer, the threshold, and the accepted angle. Before the
 * first touch, a hint.
 */
export function GesturePadGraphic({ touch, direction, threshold, maxAngle }: GesturePadGraphicProps) {
  if (!touch)
    return (
      <p className="grid h-full place-items-center text-subhead text-secondary-label">
        Draw here with one finger
      </p>
    )
  const { startX, startY, x, y } = touch
  return (
    <svg aria-hidden="true" className="absolute size-full">
      <path d={anglePath(touch, direction, maxAngle, ANGLE_SIDE_PX)} className="fill-tint-soft" />
      <circle cx={startX} cy={startY} r={threshold} className="fill-none stroke-2 stroke-tint" />
      <line x1={startX} y1={startY} x2={x} y2={y} className="stroke-2 stroke-secondary-label" />
      <circle cx={x} cy={y} r={14} className="fill-tint-fill" />
    </svg>
  )
}

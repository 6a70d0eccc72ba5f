import type { GestureDirection } from '@/lib/gesture'
import type { Touch } from './gesture-pad'

type PadDrawingProps = {
  touch?: Touch
  direction: GestureDirection
  threshold: number
  maxAngle: number
}

/** Length of the drawn angle, px. */
const REACH = 2000

/** Both sides of the angle around an axis, as one path. */
const wedges = ({ startX: x, startY: y }: Touch, direction: GestureDirection, maxAngle: number): string => {
  const along = Math.cos((maxAngle * Math.PI) / 180) * REACH
  const aside = Math.sin((maxAngle * Math.PI) / 180) * REACH
  const [dx, dy, ex, ey] = direction === 'x' ? [along, -aside, along, aside] : [-aside, along, aside, along]
  return `M${x} ${y}l${dx} ${dy}L${x + ex} ${y + ey}ZM${x} ${y}l${-dx} ${-dy}L${x - ex} ${y - ey}Z`
}

/** Draws the trail of a finger over the pad, with threshold and angle. */
export function PadDrawing({ touch, direction, threshold, maxAngle }: PadDrawingProps) {
  if (!touch)
    return (
      <p className="grid h-full place-items-center text-subhead text-label-2">Draw here with one finger</p>
    )
  const { startX, startY, x, y } = touch
  return (
    <svg aria-hidden="true" className="absolute size-full">
      <path d={wedges(touch, direction, maxAngle)} className="fill-tint-soft" />
      <circle cx={startX} cy={startY} r={threshold} className="fill-none stroke-2 stroke-tint" />
      <line x1={startX} y1={startY} x2={x} y2={y} className="stroke-2 stroke-label-2" />
      <circle cx={x} cy={y} r={14} className="fill-tint-fill" />
    </svg>
  )
}

import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { type LensTouch, lens } from './lens'
import { leading, reading } from './reading'

/** Length of the drawn angle, px. */
const REACH = 160
/** Distance between the finger and the text above it, px. */
const CLEAR = 44

/** Both sides of the angle around an axis, as one path. */
const wedges = ({ startX: x, startY: y }: LensTouch, direction: 'x' | 'y', maxAngle: number): string => {
  const along = Math.cos((maxAngle * Math.PI) / 180) * REACH
  const aside = Math.sin((maxAngle * Math.PI) / 180) * REACH
  const [dx, dy, ex, ey] = direction === 'x' ? [along, -aside, along, aside] : [-aside, along, aside, along]
  return `M${x} ${y}l${dx} ${dy}L${x + ex} ${y + ey}ZM${x} ${y}l${-dx} ${-dy}L${x - ex} ${y - ey}Z`
}

/** A clip path for the frame: the lens draws nothing outside of it. */
const frameOnly = (): string => {
  const box = document.querySelector('[data-frame]')?.getBoundingClientRect()
  if (!box) return 'none'
  return `inset(${box.top}px ${innerWidth - box.right}px ${innerHeight - box.bottom}px ${box.left}px)`
}

/** Draws a touch over the page: its trail, the threshold around its start, the accepted angle, and the result. */
export function LensView() {
  const state = useSyncExternalStore(lens.subscribe, lens.get, lens.get)
  const { touch } = state
  const words = reading(state)
  if (!touch || !words) return null
  const lead = leading(state)
  const { x, y } = touch.sample
  // Next to the finger, and inside the window.
  const above = y > CLEAR + 70
  return createPortal(
    <div className="mo-lens" aria-hidden="true" data-phase={touch.phase} data-won={lead?.won}>
      <svg aria-hidden="true" style={{ clipPath: frameOnly() }}>
        {lead && (
          <>
            <path
              className="mo-wedge"
              d={wedges(touch, lead.recognition.direction, lead.recognition.maxAngle)}
            />
            <circle
              className="mo-threshold"
              cx={touch.startX}
              cy={touch.startY}
              r={lead.recognition.threshold}
            />
          </>
        )}
        <polyline className="mo-halo" points={touch.trail.map((at) => `${at.x},${at.y}`).join(' ')} />
        <polyline className="mo-trail" points={touch.trail.map((at) => `${at.x},${at.y}`).join(' ')} />
        <circle className="mo-touch" cx={x} cy={y} r={16} />
      </svg>
      <p
        className="mo-words"
        dir="ltr"
        style={{
          top: above ? y - CLEAR : y + CLEAR,
          translate: `clamp(8px, calc(${x}px - 50%), calc(100vw - 100% - 8px)) ${above ? '-100%' : '0'}`,
        }}
      >
        <b>{words.axis}</b> {words.threshold}
        <br />
        {words.velocity}
        <br />
        {words.gesture}
      </p>
    </div>,
    document.body,
  )
}

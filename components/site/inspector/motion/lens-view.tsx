import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { anglePath } from '../../shared/angle-path'
import { activeGesture, describeGesture } from './describe-gesture'
import { lens } from './lens'

/** Length of the sides of the drawn angle, px. */
const ANGLE_LENGTH = 160
/** Distance between the finger and the text above or below it, px. */
const LABEL_DISTANCE = 44

/** Returns a clip path with the shape of the frame, so that the lens draws nothing outside of the frame. */
const frameOnly = (): string => {
  const box = document.querySelector('[data-frame]')?.getBoundingClientRect()
  if (!box) return 'none'
  return `inset(${box.top}px ${innerWidth - box.right}px ${innerHeight - box.bottom}px ${box.left}px)`
}

/** Draws a touch over the page: its trail, the threshold around its start, the accepted angle, and a label that describes the touch. */
export function LensView() {
  const state = useSyncExternalStore(lens.subscribe, lens.get, lens.get)
  const { touch } = state
  const words = describeGesture(state)
  if (!touch || !words) return null
  const lead = activeGesture(state)
  const { x, y } = touch.sample
  // The label is above the finger, or below it near the top of the window.
  const above = y > LABEL_DISTANCE + 70
  return createPortal(
    <div className="mo-lens" aria-hidden="true" data-phase={touch.phase} data-won={lead?.won}>
      <svg aria-hidden="true" style={{ clipPath: frameOnly() }}>
        {lead && (
          <>
            <path
              className="mo-wedge"
              d={anglePath(touch, lead.recognition.direction, lead.recognition.maxAngle, ANGLE_LENGTH)}
            />
            <circle
              className="mo-threshold"
              cx={touch.startX}
              cy={touch.startY}
              r={lead.recognition.threshold}
            />
          </>
        )}
        <polyline
          className="mo-trail-outline"
          points={touch.trail.map((at) => `${at.x},${at.y}`).join(' ')}
        />
        <polyline className="mo-trail" points={touch.trail.map((at) => `${at.x},${at.y}`).join(' ')} />
        <circle className="mo-touch" cx={x} cy={y} r={16} />
      </svg>
      <p
        className="mo-label"
        dir="ltr"
        style={{
          top: above ? y - LABEL_DISTANCE : y + LABEL_DISTANCE,
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

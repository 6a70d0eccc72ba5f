import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { anglePath } from '../../shared/angle-path'
import { describeGesture, shownGesture } from './describe-gesture'
import { gestureInspector } from './gesture-inspector'

/** Length of the sides of the drawn angle, px. */
const ANGLE_LENGTH_PX = 160
/** Distance between the finger and the text above or below it, px. */
const LABEL_DISTANCE_PX = 44

/** Returns a CSS `clip-path` with which the SVG of the inspector draws nothing outside of the frame; `none` if there is no frame. */
const frameClipPath = (): string => {
  const box = document.querySelector('[data-frame]')?.getBoundingClientRect()
  if (!box) return 'none'
  return `inset(${box.top}px ${innerWidth - box.right}px ${innerHeight - box.bottom}px ${box.left}px)`
}

/** Draws a touch over the page: its trail, the threshold, the accepted angle, and a label that describes the touch. */
export function GestureInspectorView() {
  const state = useSyncExternalStore(gestureInspector.subscribe, gestureInspector.get, gestureInspector.get)
  const { touch } = state
  const description = describeGesture(state)
  if (!touch || !description) return null
  const active = shownGesture(state)
  const { x, y } = touch.sample
  // The label, which needs about 70 px, is above the finger, or below the finger near the top of the window.
  const isLabelAbove = y > LABEL_DISTANCE_PX + 70
  return createPortal(
    <div
      className="motion-gesture-inspector"
      aria-hidden="true"
      data-phase={touch.phase}
      data-captured={active?.hasCaptured}
    >
      <svg aria-hidden="true" style={{ clipPath: frameClipPath() }}>
        {active && (
          <>
            <path
              className="motion-accepted-angle"
              d={anglePath(touch, active.recognition.direction, active.recognition.maxAngle, ANGLE_LENGTH_PX)}
            />
            <circle
              className="motion-threshold"
              cx={touch.startX}
              cy={touch.startY}
              r={active.recognition.threshold}
            />
          </>
        )}
        <polyline
          className="motion-trail-outline"
          points={touch.trail.map((point) => `${point.x},${point.y}`).join(' ')}
        />
        <polyline
          className="motion-trail"
          points={touch.trail.map((point) => `${point.x},${point.y}`).join(' ')}
        />
        <circle className="motion-touch-point" cx={x} cy={y} r={16} />
      </svg>
      <p
        className="motion-gesture-label"
        dir="ltr"
        style={{
          top: isLabelAbove ? y - LABEL_DISTANCE_PX : y + LABEL_DISTANCE_PX,
          translate: `clamp(8px, calc(${x}px - 50%), calc(100vw - 100% - 8px)) ${isLabelAbove ? '-100%' : '0'}`,
        }}
      >
        <b>{description.status}</b> {description.distance}
        <br />
        {description.velocity}
        <br />
        {description.gesture}
      </p>
    </div>,
    document.body,
  )
}

import { useEffect, useSyncExternalStore } from 'react'
import { describeGesture } from './describe-gesture'
import { lens } from './lens'
import { LensView } from './lens-view'

/** The gesture lens: draws the touch over the frame, and describes it as text in the panel. */
function Lens() {
  const state = useSyncExternalStore(lens.subscribe, lens.get, lens.get)
  const words = describeGesture(state)
  useEffect(() => lens.start(), [])
  return (
    <>
      <LensView />
      {!words && (
        <p className="inspector-hint">Touch the screen in the preview, or drag on it with the mouse.</p>
      )}
      {words && (
        <dl className="mo-reading">
          <dt>Axis</dt>
          <dd>{words.axis}</dd>
          <dt>Threshold</dt>
          <dd>{words.threshold}</dd>
          <dt>Velocity</dt>
          <dd>{words.velocity}</dd>
          <dt>Gesture</dt>
          <dd>{words.gesture}</dd>
        </dl>
      )}
    </>
  )
}

type LensSwitchProps = { on: boolean; onChange: (on: boolean) => void }

/** Turns the gesture lens on and off. */
export function LensSwitch({ on, onChange }: LensSwitchProps) {
  return (
    <section className="inspector-section">
      <label className="mo-switch">
        <span>
          <b>Gesture lens</b>
          <small>Shows touches, thresholds, and axes on the screen</small>
        </span>
        <input type="checkbox" checked={on} onChange={() => onChange(!on)} />
      </label>
      {on && <Lens />}
    </section>
  )
}

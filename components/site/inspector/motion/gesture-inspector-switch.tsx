import { useEffect, useSyncExternalStore } from 'react'
import { describeGesture } from './describe-gesture'
import { gestureInspector } from './gesture-inspector'
import { GestureInspectorView } from './gesture-inspector-view'

/** The gesture inspector: draws the touch over the frame, and describes it as text in the panel. */
function GestureInspector() {
  const state = useSyncExternalStore(gestureInspector.subscribe, gestureInspector.get, gestureInspector.get)
  const description = describeGesture(state)
  useEffect(() => gestureInspector.start(), [])
  return (
    <>
      <GestureInspectorView />
      {!description && (
        <p className="inspector-hint">Touch the screen in the preview, or drag on it with the mouse.</p>
      )}
      {description && (
        <dl className="motion-gesture-details">
          <dt>Axis</dt>
          <dd>{description.status}</dd>
          <dt>Threshold</dt>
          <dd>{description.distance}</dd>
          <dt>Velocity</dt>
          <dd>{description.velocity}</dd>
          <dt>Gesture</dt>
          <dd>{description.gesture}</dd>
        </dl>
      )}
    </>
  )
}

type GestureInspectorSwitchProps = { checked: boolean; onChange: (checked: boolean) => void }

/** A switch for the gesture inspector. Renders the inspector while it is on. */
export function GestureInspectorSwitch({ checked, onChange }: GestureInspectorSwitchProps) {
  return (
    <section className="inspector-section">
      <label className="motion-switch">
        <span>
          <b>Gesture inspector</b>
          <small>Shows touches, thresholds, and axes on the screen</small>
        </span>
        <input type="checkbox" checked={checked} onChange={() => onChange(!checked)} />
      </label>
      {checked && <GestureInspector />}
    </section>
  )
}

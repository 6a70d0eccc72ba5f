import './panels.css'
import './motion/motion.css'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { EventLogView } from '@/components/site/event-log/event-log-view'
import { formatEvents } from '@/components/site/event-log/logged-event'
import { CopyButton } from './copy-button'
import { AnimationList } from './motion/animation-list'
import { GestureInspectorSwitch } from './motion/gesture-inspector-switch'
import { animationInspector, eventLog, watchFrame } from './motion/motion-observers'
import { PlaybackControls } from './motion/playback-controls'
import { SpeedSlider } from './motion/speed-slider'

/**
 * The Motion tab: playback controls, a list of animated parts with the easing curve of the selected part, the gesture inspector, and a
 * log of overlay and page events. It observes nothing while another tab is open or the inspector is closed.
 */
export default function MotionPanel() {
  const state = useSyncExternalStore(
    animationInspector.subscribe,
    animationInspector.get,
    animationInspector.get,
  )
  const events = useSyncExternalStore(eventLog.subscribe, eventLog.get, eventLog.get)
  const [isGestureInspectorOn, setGestureInspectorOn] = useState(false)
  useEffect(() => watchFrame(), [])

  return (
    <div className="motion-panel inspector-partial-sheet">
      <section className="inspector-section">
        <h2 className="sh-hidden">Playback</h2>
        <PlaybackControls {...state} />
        <label className="motion-switch">
          <span>
            <b>Pause the next animation</b>
            <small>Stops at the first frame so that you can step frame by frame</small>
          </span>
          <input
            type="checkbox"
            checked={state.pausesNextMotion}
            onChange={() => animationInspector.setPausesNextMotion(!state.pausesNextMotion)}
          />
        </label>
        <SpeedSlider />
      </section>
      <AnimationList animations={state.animations} time={state.time} />
      <GestureInspectorSwitch checked={isGestureInspectorOn} onChange={setGestureInspectorOn} />
      <EventLogView
        events={events}
        onClear={eventLog.clear}
        actions={<CopyButton text={async () => formatEvents(eventLog.get())} label="Copy events" />}
      />
    </div>
  )
}

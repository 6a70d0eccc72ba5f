import './panels.css'
import './motion/motion.css'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { formatEvents } from '@/components/site/event-log/event'
import { EventLogView } from '@/components/site/event-log/event-log-view'
import { CopyButton } from './copy-button'
import { AnimationList } from './motion/animation-list'
import { LensSwitch } from './motion/lens-switch'
import { PlaybackControls } from './motion/playback-controls'
import { SpeedSlider } from './motion/speed-slider'
import { animationInspector, eventLog, watchFrame } from './motion/watch-frame'

/**
 * The Motion tab: playback controls, a list of animated parts with the easing curve of the selected part, the gesture lens, and a
 * log of overlay and page events. It observes nothing while another tab is open or the inspector is closed.
 */
export default function MotionPanel() {
  const state = useSyncExternalStore(
    animationInspector.subscribe,
    animationInspector.get,
    animationInspector.get,
  )
  const events = useSyncExternalStore(eventLog.subscribe, eventLog.get, eventLog.get)
  const [isLensOn, setIsLensOn] = useState(false)
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
            checked={state.pausesNext}
            onChange={() => animationInspector.setPausesNext(!state.pausesNext)}
          />
        </label>
        <SpeedSlider />
      </section>
      <AnimationList animations={state.animations} time={state.time} />
      <LensSwitch checked={isLensOn} onChange={setIsLensOn} />
      <EventLogView
        events={events}
        onClear={eventLog.clear}
        actions={<CopyButton text={async () => formatEvents(eventLog.get())} label="Copy events" />}
      />
    </div>
  )
}

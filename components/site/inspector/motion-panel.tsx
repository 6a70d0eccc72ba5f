import './panels.css'
import './motion/motion.css'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { asText } from '@/components/site/event-log/event'
import { EventLogView } from '@/components/site/event-log/event-log-view'
import { CopyButton } from './copy-button'
import { LensSwitch } from './motion/lens-switch'
import { MovingList } from './motion/moving-list'
import { animationInspector, log, watchFrame } from './motion/session'
import { Speed } from './motion/speed'
import { Transport } from './motion/transport'

/**
 * Inspects motion: its speed, single frames, the animated elements and their easing, overlay and page events, and gesture
 * recognition. It observes nothing while another tab is open.
 */
export default function MotionPanel() {
  const state = useSyncExternalStore(
    animationInspector.subscribe,
    animationInspector.get,
    animationInspector.get,
  )
  const events = useSyncExternalStore(log.subscribe, log.get, log.get)
  const [looking, setLooking] = useState(false)
  useEffect(() => watchFrame(), [])

  return (
    <div className="mo">
      <section className="in-section">
        <h2 className="sh-hidden">Clock</h2>
        <Transport {...state} />
        <label className="mo-switch">
          <span>
            <b>Pause the next animation</b>
            <small>Stops at the first frame so that you can step through it</small>
          </span>
          <input
            type="checkbox"
            checked={state.armed}
            onChange={() => animationInspector.arm(!state.armed)}
          />
        </label>
        <Speed />
      </section>
      <MovingList members={state.members} time={state.time} />
      <LensSwitch on={looking} onChange={setLooking} />
      <EventLogView
        events={events}
        onClear={log.clear}
        actions={<CopyButton text={async () => asText(log.get())} label="Copy the events" />}
      />
    </div>
  )
}

import { Pause, Play, StepBack, StepForward } from 'lucide-react'
import type { InspectorState } from '@/lib/animation/inspector-state'
import { animationInspector } from './motion-observers'

const phaseNames: Record<InspectorState['phase'], string> = {
  idle: 'Idle',
  running: 'Moving',
  paused: 'Paused',
}

/**
 * Playback controls: buttons that play, pause, and step one frame back or forward, and a slider for the time. The controls are
 * left to right in every language, like a timeline. Without an animation, they remain but do nothing, so that focus is not lost.
 */
export function PlaybackControls({ phase, time, total, reversed }: InspectorState) {
  const isIdle = phase === 'idle'
  const isPaused = phase === 'paused'
  // `total` is 0 until the first finite animation starts.
  const totalMs = Math.round(total)
  const currentMs = Math.min(totalMs, Math.max(0, Math.round(time)))
  return (
    <div className="motion-playback" dir="ltr">
      <div className="motion-playback-buttons">
        <button
          type="button"
          aria-label="Step back"
          aria-disabled={isIdle}
          onClick={() => animationInspector.step(-1)}
        >
          <StepBack aria-hidden="true" />
        </button>
        <button
          type="button"
          className="motion-play"
          aria-disabled={isIdle}
          onClick={() => (isPaused ? animationInspector.play() : animationInspector.pause())}
        >
          {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          {isPaused ? 'Play' : 'Pause'}
        </button>
        <button
          type="button"
          aria-label="Step forward"
          aria-disabled={isIdle}
          onClick={() => animationInspector.step(1)}
        >
          <StepForward aria-hidden="true" />
        </button>
        <p className="motion-time">
          <b data-phase={phase}>{phaseNames[phase]}</b> {currentMs} / {totalMs} ms{reversed && ', reversed'}
        </p>
      </div>
      <input
        type="range"
        aria-label="Time"
        aria-valuetext={`${currentMs} of ${totalMs} ms`}
        aria-disabled={isIdle}
        min={0}
        max={Math.max(1, totalMs)}
        step={1}
        value={currentMs}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          animationInspector.seek(valueAsNumber >= totalMs ? total : valueAsNumber)
        }
      />
      <span role="status" className="sh-hidden">
        {isPaused && 'Paused'}
      </span>
    </div>
  )
}

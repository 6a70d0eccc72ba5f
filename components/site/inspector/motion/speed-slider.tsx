import { setFrameParams } from '@/components/site/shell/toolbar/set-query-params'
import { useFrame } from '@/lib/frame/use-frame'

const MIN_SPEED = 0.05

/**
 * Sets the speed of all animations in the frame. Only the URL stores the speed, and the next page keeps it. At full speed, the
 * URL has no `motion` parameter.
 * @param speed 0.05–1; 1 is full speed
 */
const setSpeed = (speed: number): void =>
  setFrameParams({ motion: speed === 1 ? undefined : speed }, { motion: speed })

/** A slider for the speed of all animations in the frame, from 0.05× to 1×. */
export function SpeedSlider() {
  const { motion } = useFrame()
  const speed = motion === 'reduced' ? 1 : motion
  return (
    <label className="motion-speed">
      <span>Speed</span>
      <input
        type="range"
        dir="ltr"
        min={MIN_SPEED}
        max={1}
        step={0.05}
        value={speed}
        aria-valuetext={`${speed}×`}
        onChange={({ currentTarget }) => setSpeed(Math.round(currentTarget.valueAsNumber * 100) / 100)}
      />
      <output dir="ltr">{motion === 'reduced' ? 'reduced' : `${speed}×`}</output>
    </label>
  )
}

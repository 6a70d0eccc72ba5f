import { setQuery } from '@/components/site/shell/toolbar/set-query'
import { useFrame } from '@/lib/frame/use-frame'

const MIN_SPEED = 0.05

/**
 * Sets the speed of the frame. The speed is stored only in the URL and passed on to the next page; full speed is omitted.
 * @param motion 0.05–1
 */
const setSpeed = (motion: number): void => setQuery({ motion: motion === 1 ? undefined : motion }, { motion })

/** Slider for the speed of all animations in the frame, from 100% to 5%. */
export function Speed() {
  const { motion } = useFrame()
  const speed = motion === 'reduced' ? 1 : motion
  return (
    <label className="mo-speed">
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

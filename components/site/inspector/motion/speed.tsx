import { frame } from '@/lib/frame'
import { writeQuery } from '@/lib/frame/query'
import { useFrame } from '@/lib/frame/use-frame'

const SLOWEST = 0.05

/**
 * Sets the speed of the frame. Nothing keeps it but the address, which carries it to the next page; full speed needs no
 * mention there.
 * @param motion 0.05–1
 */
export const setSpeed = (motion: number): void => {
  frame.set({ motion })
  const search = writeQuery(location.search, { motion: motion === 1 ? undefined : motion }, false)
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash)
}

/** The speed of everything that moves in the frame, from full to a twentieth. */
export function Speed() {
  const { motion } = useFrame()
  const speed = motion === 'reduced' ? 1 : motion
  return (
    <label className="mo-speed">
      <span>Speed</span>
      <input
        type="range"
        dir="ltr"
        min={SLOWEST}
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

'use client'
import { frame } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'
import { LookSegments } from '../shell/look-segments'
import { Segment } from '../shell/segment'

const motions = [
  { value: '1', text: '1×' },
  { value: '0.2', text: '⅕×' },
  { value: 'reduced', text: 'Reduced' },
] as const

/** How the device shows everything: platform, direction, theme and motion, with the same keys in the address as anywhere. */
export function Switches() {
  const { motion } = useFrame()
  return (
    <div className="lab-switches" dir="ltr">
      <LookSegments />
      <Segment
        label="Motion"
        choices={motions}
        value={String(motion) as '1'}
        onChange={(next) => frame.set({ motion: next === 'reduced' ? next : Number(next) })}
      />
    </div>
  )
}

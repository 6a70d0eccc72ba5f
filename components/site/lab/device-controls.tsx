'use client'
import { useRef } from 'react'
import { frame } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'
import { useOverflowFade } from '../shared/use-overflow-fade'
import { LookSegments } from '../shell/toolbar/look-segments'
import { ToggleButtonGroup } from '../shell/toolbar/toggle-button-group'

const motionOptions = [
  { value: '1', text: '1×' },
  { value: '0.2', text: '⅕×' },
  { value: 'reduced', text: 'Reduced' },
] as const

/** Controls above the device for its platform, version, direction, theme, and motion. */
export function DeviceControls() {
  const { motion } = useFrame()
  const rowRef = useRef<HTMLDivElement>(null)
  useOverflowFade(rowRef)
  return (
    <div ref={rowRef} className="sh-scroll-row lab-device-controls" dir="ltr">
      <LookSegments />
      <ToggleButtonGroup
        label="Motion"
        options={motionOptions}
        value={String(motion) as '1'}
        onChange={(next) => frame.set({ motion: next === 'reduced' ? next : Number(next) })}
      />
    </div>
  )
}

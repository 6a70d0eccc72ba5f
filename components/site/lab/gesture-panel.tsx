'use client'
import { useState } from 'react'
import { Toggle } from '@/components/ui/toggle'
import type { GestureDirection } from '@/lib/gesture'
import { GesturePad } from './gesture-pad'
import { LabeledSegmented } from './labeled-segmented'

const directions = [
  { id: 'x', title: 'Across' },
  { id: 'y', title: 'Up and down' },
]
const thresholds = ['0', '5', '10', '40'].map((id) => ({ id, title: `${id} px` }))
const angles = ['10', '40', '70'].map((id) => ({ id, title: `${id}°` }))
/** Priorities to select: the default, a value just below the competing gesture (40), and the priority of the swipe back. */
const priorities = ['0', '39', '101'].map((id) => ({ id, title: id }))

/**
 * The panel of the gesture recognizer: a pad that shows the recognizer's decisions, and controls for the options, a competing
 * gesture, and a blocker.
 */
export default function GesturePanel() {
  const [direction, setDirection] = useState('x')
  const [threshold, setThreshold] = useState('10')
  const [maxAngle, setMaxAngle] = useState('40')
  const [priority, setPriority] = useState('0')
  const [hasCompetingGesture, setHasCompetingGesture] = useState(false)
  const [isBlocked, setIsBlocked] = useState(false)
  return (
    <div className="grid gap-4">
      <GesturePad
        direction={direction as GestureDirection}
        threshold={Number(threshold)}
        maxAngle={Number(maxAngle)}
        priority={Number(priority)}
        hasCompetingGesture={hasCompetingGesture}
        isBlocked={isBlocked}
      />
      <div className="grid gap-3">
        <LabeledSegmented label="Direction" options={directions} value={direction} onChange={setDirection} />
        <LabeledSegmented label="Threshold" options={thresholds} value={threshold} onChange={setThreshold} />
        <LabeledSegmented label="Maximum angle" options={angles} value={maxAngle} onChange={setMaxAngle} />
        <LabeledSegmented label="Priority" options={priorities} value={priority} onChange={setPriority} />
        <div className="flex min-h-row items-center justify-between gap-3">
          <span aria-hidden>Competing gesture, priority 40</span>
          <Toggle
            aria-label="Competing gesture, priority 40"
            checked={hasCompetingGesture}
            onChange={() => setHasCompetingGesture(!hasCompetingGesture)}
          />
        </div>
        <div className="flex min-h-row items-center justify-between gap-3">
          <span aria-hidden>Add a blocker</span>
          <Toggle aria-label="Add a blocker" checked={isBlocked} onChange={() => setIsBlocked(!isBlocked)} />
        </div>
      </div>
    </div>
  )
}

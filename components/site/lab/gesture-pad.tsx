'use client'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import {
  createArbiter,
  createGesture,
  type GestureDetail,
  type GestureDirection,
  type RecognitionResult,
  recognize,
} from '@/lib/gesture'
import { GesturePadGraphic, type PadTouch } from './gesture-pad-graphic'
import { useLogEvent } from './log-event-context'

type GesturePadProps = {
  direction: GestureDirection
  /** Minimum distance before a movement is classified, px. */
  threshold: number
  /** Largest angle between a movement and the axis, degrees. */
  maxAngle: number
  /** Priority of the gesture of the pad against the competing gesture. The higher priority wins. */
  priority: number
  /** Adds a competing gesture with priority 40. */
  hasCompetingGesture: boolean
  /** Adds a blocker, so that the gesture of the pad does not start. */
  isBlocked: boolean
}

/** Texts for the results of the recognizer. */
const recognitionResultLabels: Record<RecognitionResult, string> = {
  waiting: 'waiting',
  positive: 'along the axis, right or down',
  negative: 'along the axis, left or up',
  across: 'across the axis',
}

const formatVelocity = (value: number) => value.toFixed(2)

/**
 * An area for trying gestures. It draws the movement, the threshold around the start, and the angle within which a movement
 * counts as along the axis, and shows the state, the result, and the velocity as text.
 */
export function GesturePad({
  direction,
  threshold,
  maxAngle,
  priority,
  hasCompetingGesture,
  isBlocked,
}: GesturePadProps) {
  const logEvent = useLogEvent('gesture pad')
  const pad = useRef<HTMLDivElement>(null)
  const [arbiter] = useState(createArbiter)
  const [touch, setTouch] = useState<PadTouch>()
  const [status, setStatus] = useState('idle')
  const [velocity, setVelocity] = useState({ x: 0, y: 0 })

  useEffect(() => {
    const element = pad.current!
    const updateVelocity = ({ velocityX: x, velocityY: y }: GestureDetail) => setVelocity({ x, y })
    const handleEnd = (detail: GestureDetail) => {
      updateVelocity(detail)
      const [x, y] = [Math.round(detail.deltaX), Math.round(detail.deltaY)]
      setStatus(`ended after ${x}, ${y} px`)
      logEvent('gesture-end', { data: { x, y } })
    }
    const onCancel = () => {
      setStatus('canceled')
      logEvent('gesture-cancel')
    }
    const padGesture = createGesture(element, {
      name: 'pad',
      arbiter,
      direction,
      threshold,
      maxAngle,
      priority,
      onStart: () => setStatus('captured by this pad'),
      onMove: updateVelocity,
      onEnd: handleEnd,
      onCancel,
    })
    const competingGesture = hasCompetingGesture
      ? createGesture(element, {
          name: 'rival',
          arbiter,
          direction,
          priority: 40,
          onStart: () => setStatus('captured by the competing gesture'),
          onCancel,
        })
      : undefined
    return () => {
      padGesture.destroy()
      competingGesture?.destroy()
    }
  }, [arbiter, direction, threshold, maxAngle, priority, hasCompetingGesture, logEvent])

  useEffect(() => {
    if (!isBlocked) return
    const blocker = arbiter.createBlocker(['pad'])
    blocker.block()
    return blocker.unblock
  }, [arbiter, isBlocked])

  const positionOf = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - box.x, y: event.clientY - box.y }
  }
  const handlePointerDown = (event: PointerEvent) => {
    if (!event.isPrimary) return logEvent('second-finger-ignored')
    const { x, y } = positionOf(event)
    setTouch({ startX: x, startY: y, x, y })
    setStatus(isBlocked ? 'blocked' : 'watching')
    setVelocity({ x: 0, y: 0 })
  }
  const handlePointerMove = (event: PointerEvent) => {
    const position = positionOf(event)
    if (event.isPrimary) setTouch((previous) => previous && { ...previous, ...position })
  }
  const recognitionResult = touch
    ? recognize(touch.x - touch.startX, touch.y - touch.startY, { direction, threshold, maxAngle })
    : 'waiting'

  return (
    <div className="grid gap-2">
      <div
        ref={pad}
        onPointerDown={handlePointerDown}
        onPointerMove={(event) => event.buttons > 0 && handlePointerMove(event)}
        className="relative h-65 touch-none select-none overflow-hidden rounded-card bg-fill"
      >
        <GesturePadGraphic touch={touch} direction={direction} threshold={threshold} maxAngle={maxAngle} />
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-footnote tabular-nums *:odd:text-secondary-label">
        <dt>State</dt>
        <dd>{status}</dd>
        <dt>Movement</dt>
        <dd>{recognitionResultLabels[recognitionResult]}</dd>
        <dt>Velocity</dt>
        <dd>
          <bdi>
            {formatVelocity(velocity.x)}, {formatVelocity(velocity.y)} px/ms
          </bdi>
        </dd>
      </dl>
    </div>
  )
}

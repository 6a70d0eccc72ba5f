import { arbiter } from '@patternbook/engine/gesture/arbiter'
import { axisOf } from '@patternbook/engine/gesture/axis'
import { createGesture } from '@patternbook/engine/gesture/gesture'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { nearest } from './range-value'

/** Against other gestures under the same pointer (engine.md §2.5). */
const PRIORITY = 100
/** How near to a knob's middle a press takes hold of the knob itself, px. */
const GRIP = 24

/** What a drag needs from a slider. */
export type RangeDrag = {
  /** Where the knobs are, 0–1. */
  ratios: () => readonly number[]
  /** A knob is wanted at a place, 0–1. */
  move: (knob: number, ratio: number) => void
}

/** The place on a track, 0–1, that is below a point of the screen, px. */
const ratioAt = (track: HTMLElement, x: number): number => {
  const box = track.getBoundingClientRect()
  return axisOf(track).inset(x, box) / box.width
}

/**
 * Lets fingers and mice move the knobs of a slider: a press takes the nearest knob, a tap or a sideways movement moves
 * it. A press on a slider never becomes a swipe back, also at the edge of the screen.
 * @param track element whose width is the scale
 * @returns `held`, the knob under the finger, and `tap`, for clicks on the slider
 */
export const useRangeDrag = (
  track: RefObject<HTMLElement | null>,
  drag: RangeDrag,
): { held: number | undefined; tap: (x: number) => number } => {
  const [held, setHeld] = useState<number>()
  const latest = useRef(drag)
  useEffect(() => {
    latest.current = drag
  })

  useEffect(() => {
    const element = track.current!
    const swipeBack = arbiter.blocker(['swipe-back'])
    let knob = 0
    let down = 0
    let grip = 0
    const release = () => {
      swipeBack.off()
      setHeld(undefined)
      for (const event of ['pointerup', 'pointercancel']) removeEventListener(event, release)
    }
    const gesture = createGesture(element.parentElement!, {
      name: 'range',
      priority: PRIORITY,
      canStart({ x }) {
        down = ratioAt(element, x)
        knob = nearest(latest.current.ratios(), down)
        swipeBack.on()
        setHeld(knob)
        for (const event of ['pointerup', 'pointercancel']) addEventListener(event, release)
        return true
      },
      onStart({ x }) {
        const at = latest.current.ratios()[knob] ?? 0
        const onKnob = Math.abs(at - down) * element.clientWidth <= GRIP
        grip = onKnob ? at - ratioAt(element, x) : 0
      },
      onMove: ({ x }) => latest.current.move(knob, ratioAt(element, x) + grip),
      onEnd: ({ x }) => latest.current.move(knob, ratioAt(element, x) + grip),
    })
    return () => {
      release()
      gesture.destroy()
    }
  }, [track])

  return {
    held,
    tap(x) {
      const ratio = ratioAt(track.current!, x)
      const knob = nearest(drag.ratios(), ratio)
      drag.move(knob, ratio)
      return knob
    },
  }
}

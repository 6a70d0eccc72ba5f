import { arbiter } from '@patternbook/engine/gesture/arbiter'
import { axisOf } from '@patternbook/engine/gesture/axis'
import { createGesture } from '@patternbook/engine/gesture/gesture'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { nearestThumb } from './range-value'

/** Gesture priority. The swipe back has a higher priority, but is blocked while a slider is pressed. */
const PRIORITY = 100
/** A press within this distance of the center of a thumb drags the thumb without a jump, px. */
const GRAB_DISTANCE_PX = 24

/** Functions that read and move the thumbs of a slider. */
export type RangeDrag = {
  /** Returns the positions of the thumbs, 0–1. */
  ratios: () => readonly number[]
  /** Moves a thumb to a position, 0–1. */
  move: (thumb: number, ratio: number) => void
}

/** Converts an x-coordinate (clientX, px) to a position on the track, 0–1. */
const ratioAt = (track: HTMLElement, x: number): number => {
  const box = track.getBoundingClientRect()
  return axisOf(track).inset(x, box) / box.width
}

/**
 * Moves the thumbs of a slider by touch and mouse: a press selects the nearest thumb, and a tap or a horizontal
 * movement moves it. A press on a slider never starts a swipe back, even at the edge of the screen.
 * @param track ref of the element whose width is the whole scale
 * @returns `held`, the index of the pressed thumb, and `tap`, which moves the nearest thumb to a clientX and returns the thumb’s index
 */
export const useRangeDrag = (
  track: RefObject<HTMLElement | null>,
  drag: RangeDrag,
): { held: number | undefined; tap: (x: number) => number } => {
  const [held, setHeld] = useState<number>()
  const latestDrag = useRef(drag)
  useEffect(() => {
    latestDrag.current = drag
  })

  useEffect(() => {
    const element = track.current!
    const swipeBack = arbiter.blocker(['swipe-back'])
    let thumb = 0
    let pressRatio = 0
    let thumbOffset = 0
    const release = () => {
      swipeBack.off()
      setHeld(undefined)
      for (const event of ['pointerup', 'pointercancel']) removeEventListener(event, release)
    }
    const gesture = createGesture(element.parentElement!, {
      name: 'range',
      priority: PRIORITY,
      canStart({ x }) {
        pressRatio = ratioAt(element, x)
        thumb = nearestThumb(latestDrag.current.ratios(), pressRatio)
        swipeBack.on()
        setHeld(thumb)
        for (const event of ['pointerup', 'pointercancel']) addEventListener(event, release)
        return true
      },
      onStart({ x }) {
        const thumbRatio = latestDrag.current.ratios()[thumb] ?? 0
        const isOnThumb = Math.abs(thumbRatio - pressRatio) * element.clientWidth <= GRAB_DISTANCE_PX
        thumbOffset = isOnThumb ? thumbRatio - ratioAt(element, x) : 0
      },
      onMove: ({ x }) => latestDrag.current.move(thumb, ratioAt(element, x) + thumbOffset),
      onEnd: ({ x }) => latestDrag.current.move(thumb, ratioAt(element, x) + thumbOffset),
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
      const thumb = nearestThumb(drag.ratios(), ratio)
      drag.move(thumb, ratio)
      return thumb
    },
  }
}

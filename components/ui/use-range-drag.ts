import { arbiter } from '@patternbook/engine/gesture/arbiter'
import { axisOf } from '@patternbook/engine/gesture/axis'
import { createGesture } from '@patternbook/engine/gesture/gesture'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { nearestThumbIndex } from './range-value'

/** Gesture priority. The swipe back has a higher priority, but is blocked while a slider is pressed. */
const PRIORITY = 100
/** A press within this distance of the center of a thumb drags the thumb without a jump, px. */
const GRAB_DISTANCE_PX = 24

/** Functions that read and move the thumbs of a slider. */
export type RangeThumbControls = {
  /** Returns the positions of the thumbs, 0–1. */
  getRatios: () => readonly number[]
  /** Moves a thumb to a position. A position below 0 means the start of the track, and a position above 1 means its end. */
  moveThumb: (thumbIndex: number, ratio: number) => void
}

/** Converts an x-coordinate (clientX, px) to a position: 0 is the start of the track, and 1 is its end. */
const ratioAt = (track: HTMLElement, x: number): number => {
  const box = track.getBoundingClientRect()
  return axisOf(track).distanceFromStart(x, box) / box.width
}

/**
 * Moves the thumbs of a slider by touch and mouse: a press selects the nearest thumb, and a horizontal movement moves it. For
 * taps, call `moveNearestThumb`. A press on a slider never starts a swipe back, even at the edge of the screen.
 * @param track ref of the element whose width is the whole scale; its parent receives the presses
 * @returns `pressedThumbIndex`, the index of the pressed thumb, if there is one; `moveNearestThumb`, which moves the nearest
 *   thumb to an x-coordinate (clientX, px) and returns the index of this thumb
 */
export const useRangeDrag = (
  track: RefObject<HTMLElement | null>,
  thumbs: RangeThumbControls,
): { pressedThumbIndex: number | undefined; moveNearestThumb: (x: number) => number } => {
  const [pressedThumbIndex, setPressedThumbIndex] = useState<number>()
  const latestThumbs = useRef(thumbs)
  useEffect(() => {
    latestThumbs.current = thumbs
  })

  useEffect(() => {
    const element = track.current!
    const swipeBackBlocker = arbiter.createBlocker(['swipe-back'])
    let thumbIndex = 0
    let pressRatio = 0
    let thumbOffset = 0
    const release = () => {
      swipeBackBlocker.unblock()
      setPressedThumbIndex(undefined)
      for (const event of ['pointerup', 'pointercancel']) removeEventListener(event, release)
    }
    const gesture = createGesture(element.parentElement!, {
      name: 'range',
      priority: PRIORITY,
      canStart({ x }) {
        pressRatio = ratioAt(element, x)
        thumbIndex = nearestThumbIndex(latestThumbs.current.getRatios(), pressRatio)
        swipeBackBlocker.block()
        setPressedThumbIndex(thumbIndex)
        for (const event of ['pointerup', 'pointercancel']) addEventListener(event, release)
        return true
      },
      onStart({ x }) {
        const thumbRatio = latestThumbs.current.getRatios()[thumbIndex] ?? 0
        const isOnThumb = Math.abs(thumbRatio - pressRatio) * element.clientWidth <= GRAB_DISTANCE_PX
        thumbOffset = isOnThumb ? thumbRatio - ratioAt(element, x) : 0
      },
      onMove: ({ x }) => latestThumbs.current.moveThumb(thumbIndex, ratioAt(element, x) + thumbOffset),
      onEnd: ({ x }) => latestThumbs.current.moveThumb(thumbIndex, ratioAt(element, x) + thumbOffset),
    })
    return () => {
      release()
      gesture.destroy()
    }
  }, [track])

  return {
    pressedThumbIndex,
    moveNearestThumb(x) {
      const ratio = ratioAt(track.current!, x)
      const thumbIndex = nearestThumbIndex(thumbs.getRatios(), ratio)
      thumbs.moveThumb(thumbIndex, ratio)
      return thumbIndex
    },
  }
}

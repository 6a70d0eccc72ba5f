'use client'
import { reducedMotion } from '@patternbook/engine/frame/motion'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { axisOf } from '@patternbook/engine/gesture'
import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The strip at the start edge that belongs to the swipe back and to the drawer, px (engine.md §2.6). */
const EDGE = 50

type CarouselProps = {
  /** The slide that the address asks for. */
  index: number
  /** The user has turned to another one. */
  onIndex: (index: number) => void
  /** While it is, fingers move the photo and not the slides. */
  zoomed: RefObject<boolean>
}

/**
 * Slides that follow the address and are followed by it.
 * @returns `ref` for the window, `track` for the row of slides in it, the slide that is `shown`, and the way `to` another
 */
export function usePhotoCarousel({ index, onIndex, zoomed }: CarouselProps) {
  const { dir, motion } = useFrame()
  const [startIndex] = useState(index)
  const [shown, setShown] = useState(index)
  const track = useRef<HTMLDivElement>(null)
  /** Slides told to `onIndex` whose address is still on its way. */
  const told = useRef<number[]>([])
  const [ref, embla] = useEmblaCarousel({
    direction: dir,
    startIndex,
    // Embla's duration is no time but a stiffness: 25 settles in about 300 ms.
    duration: 25 / (motion === 'reduced' ? 1 : motion),
    watchDrag: (api, event) => {
      const node = api.rootNode()
      const x = 'touches' in event ? (event.touches[0]?.clientX ?? 0) : event.clientX
      return !zoomed.current && axisOf(node).inset(x, node.getBoundingClientRect()) > EDGE
    },
  })

  // Where Embla will put it, from the very first frame: the photo flies to its place before Embla is there.
  useLayoutEffect(() => {
    if (!track.current) return
    track.current.style.transform = `translate3d(${axisOf(track.current).along(-100 * startIndex)}%, 0, 0)`
  }, [startIndex])

  const turn = useCallback(
    (target: number) => {
      setShown(target)
      told.current.push(target)
      onIndex(target)
    },
    [onIndex],
  )
  useEffect(() => {
    const select = () => embla && turn(embla.selectedScrollSnap())
    embla?.on('select', select)
    return () => {
      embla?.off('select', select)
    }
  }, [embla, turn])
  useEffect(() => {
    const answered = told.current.indexOf(index)
    told.current.splice(0, answered + 1)
    // Not asked for here: a step through the history, or a key pressed before Embla was there.
    if (answered < 0) setShown(index)
    if (embla && told.current.length === 0 && embla.selectedScrollSnap() !== index)
      embla.scrollTo(index, true)
  }, [embla, index])

  const to = (target: number) => {
    if (embla) embla.scrollTo(target, reducedMotion())
    else turn(target)
  }
  return { ref, track, shown, to }
}

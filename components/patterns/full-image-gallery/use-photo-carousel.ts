'use client'
import { reducedMotion } from '@patternbook/engine/frame/motion'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { axisOf } from '@patternbook/engine/gesture'
import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Width of the strip at the start edge that is reserved for the swipe back and the side menu, px. */
const EDGE_WIDTH_PX = 50

type CarouselProps = {
  /** Index of the slide in the URL. */
  index: number
  /** Called when the user moves to another slide. */
  onIndexChange: (index: number) => void
  /** True while a photo is zoomed: a drag then pans the photo and does not switch slides. */
  zoomed: RefObject<boolean>
}

/**
 * Creates a carousel of photos and keeps the index of its slide and the index in the URL in sync.
 * @returns `ref` for the viewport, `track` for the row of slides, the index of the slide that is `shown`, and `goTo(index)`
 */
export function usePhotoCarousel({ index, onIndexChange: onIndex, zoomed }: CarouselProps) {
  const { dir, motion } = useFrame()
  const [startIndex] = useState(index)
  const [shownIndex, setShown] = useState(index)
  const track = useRef<HTMLDivElement>(null)
  /** Indexes that were reported to the caller but are not in the URL yet. */
  const pending = useRef<number[]>([])
  const [ref, embla] = useEmblaCarousel({
    direction: dir,
    startIndex,
    // Embla's `duration` is a stiffness, not a time: 25 settles in about 300 ms.
    duration: 25 / (motion === 'reduced' ? 1 : motion),
    watchDrag: (api, event) => {
      const node = api.rootNode()
      const x = 'touches' in event ? (event.touches[0]?.clientX ?? 0) : event.clientX
      return !zoomed.current && axisOf(node).inset(x, node.getBoundingClientRect()) > EDGE_WIDTH_PX
    },
  })

  // Moves the photo in the URL into view before the first paint, as Embla does later: the photo transition starts before Embla
  // is ready, and needs the position of the photo.
  useLayoutEffect(() => {
    if (!track.current) return
    track.current.style.transform = `translate3d(${axisOf(track.current).along(-100 * startIndex)}%, 0, 0)`
  }, [startIndex])

  const changeSlide = useCallback(
    (target: number) => {
      setShown(target)
      pending.current.push(target)
      onIndex(target)
    },
    [onIndex],
  )
  useEffect(() => {
    const select = () => embla && changeSlide(embla.selectedScrollSnap())
    embla?.on('select', select)
    return () => {
      embla?.off('select', select)
    }
  }, [embla, changeSlide])
  useEffect(() => {
    const pendingPosition = pending.current.indexOf(index)
    pending.current.splice(0, pendingPosition + 1)
    // The carousel did not request this index: for example, the user went back in the history.
    if (pendingPosition < 0) setShown(index)
    if (embla && pending.current.length === 0 && embla.selectedScrollSnap() !== index)
      embla.scrollTo(index, true)
  }, [embla, index])

  const goTo = (target: number) => {
    if (embla) embla.scrollTo(target, reducedMotion())
    else changeSlide(target)
  }
  return { ref, track, shown: shownIndex, goTo }
}

'use client'
import { reducedMotion } from '@patternbook/engine/frame/motion'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { axisOf } from '@patternbook/engine/gesture'
import useEmblaCarousel from 'embla-carousel-react'
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** Width of the strip at the start edge that is reserved for the swipe back and the side menu, px. */
const EDGE_WIDTH_PX = 50

type PhotoCarouselOptions = {
  /** Index of the slide to show. */
  index: number
  /** Called with the index of the slide when the carousel moves to another slide. */
  onIndexChange: (index: number) => void
  /** True while a photo is zoomed: a drag then pans the photo and does not switch slides. */
  isZoomedRef: RefObject<boolean>
}

/**
 * Creates a carousel of photos and keeps its slide and the `index` option in sync.
 * @returns `viewportRef` for the viewport, `trackRef` for the row of slides, the `shownIndex`, and `goToSlide(index)`
 */
export function usePhotoCarousel({ index, onIndexChange, isZoomedRef }: PhotoCarouselOptions) {
  const { dir, motion } = useFrame()
  const [startIndex] = useState(index)
  const [shownIndex, setShownIndex] = useState(index)
  const trackRef = useRef<HTMLDivElement>(null)
  /** Indexes that were reported to the caller but have not come back as `index` yet. */
  const pendingIndexes = useRef<number[]>([])
  const [viewportRef, embla] = useEmblaCarousel({
    direction: dir,
    startIndex,
    // Embla's `duration` is not in ms: the default is 25, and a higher number makes scrolling slower.
    duration: 25 / (motion === 'reduced' ? 1 : motion),
    watchDrag: (api, event) => {
      const node = api.rootNode()
      const x = 'touches' in event ? (event.touches[0]?.clientX ?? 0) : event.clientX
      return (
        !isZoomedRef.current &&
        axisOf(node).distanceFromStart(x, node.getBoundingClientRect()) > EDGE_WIDTH_PX
      )
    },
  })

  // Moves the slide at `startIndex` into view, as Embla does later: the photo transition starts before Embla is ready, and
  // needs the position of the photo.
  useLayoutEffect(() => {
    if (!trackRef.current) return
    trackRef.current.style.transform = `translate3d(${axisOf(trackRef.current).mirrorInRtl(-100 * startIndex)}%, 0, 0)`
  }, [startIndex])

  const updateShownIndex = useCallback(
    (newIndex: number) => {
      setShownIndex(newIndex)
      pendingIndexes.current.push(newIndex)
      onIndexChange(newIndex)
    },
    [onIndexChange],
  )
  const restoreSlide = useEffectEvent(() => {
    if (embla && embla.selectedScrollSnap() !== shownIndex) embla.scrollTo(shownIndex, true)
  })
  useEffect(() => {
    if (!embla) return
    const handleSelect = () => updateShownIndex(embla.selectedScrollSnap())
    // Embla returns to `startIndex` when its direction or duration changes. Restoring the slide is not a change by the user.
    const handleReInit = () => {
      embla.off('select', handleSelect)
      restoreSlide()
      embla.on('select', handleSelect)
    }
    embla.on('select', handleSelect).on('reInit', handleReInit)
    return () => {
      embla.off('select', handleSelect).off('reInit', handleReInit)
    }
  }, [embla, updateShownIndex])
  useEffect(() => {
    const pendingPosition = pendingIndexes.current.indexOf(index)
    pendingIndexes.current.splice(0, pendingPosition + 1)
    // The carousel did not request this index: for example, the user went back in the history.
    if (pendingPosition < 0) setShownIndex(index)
    if (embla && pendingIndexes.current.length === 0 && embla.selectedScrollSnap() !== index)
      embla.scrollTo(index, true)
  }, [embla, index])

  const goToSlide = (newIndex: number) => {
    if (embla) embla.scrollTo(newIndex, reducedMotion())
    else updateShownIndex(newIndex)
  }
  return { viewportRef, trackRef, shownIndex, goToSlide }
}

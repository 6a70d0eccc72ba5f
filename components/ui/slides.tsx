'use client'
import { reducedMotion } from '@patternbook/engine/frame/motion'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import useEmblaCarousel from 'embla-carousel-react'
import {
  Children,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react'

/** Methods that the screen around the slides can call. */
export type SlidesHandle = {
  next: () => void
  previous: () => void
  /** @param index index of the slide, from 0 */
  scrollTo: (index: number) => void
}

type SlidesProps = {
  /** Accessible name of the carousel. */
  label: string
  /** Returns the accessible name of a slide, such as “1 of 3”; numbers start at 1. */
  slideLabel: (number: number, total: number) => string
  /** Called with the index of a slide when it becomes the current slide. */
  onChange?: (index: number) => void
  handle?: Ref<SlidesHandle>
  /** Classes of the component, such as its height. */
  className?: string
  /** Classes of the row of slides, such as padding or gaps. */
  trackClassName?: string
  /** Classes of each slide, including its width. */
  slideClassName?: string
  /**
   * Classes of the row of dots. The dots have the text color. On iOS 26, they have the color `--dot-color` (default: the label
   * color), and the inactive dots have the opacity `--inactive-dot-opacity`.
   */
  dotsClassName?: string
  /** Each child is one slide. */
  children: ReactNode
}

/**
 * A carousel with dots, which follows the text direction of the frame. The dots are one slider, as on iOS: an arrow key, a tap,
 * or a drag on the dots changes the slide. Without scripts, the first slide is shown.
 */
export function Slides(props: SlidesProps) {
  const { label, slideLabel, onChange, handle, children } = props
  const { className = '', trackClassName = '', slideClassName = 'basis-full', dotsClassName = '' } = props
  const { dir, motion } = useFrame()
  const [currentIndex, setCurrentIndex] = useState(0)
  // In a wide frame, several slides can share one scroll position. All of them are then usable.
  const [usableIndexes, setUsableIndexes] = useState<readonly number[]>([0])
  const slides = Children.toArray(children)
  // Embla's `duration` is not in milliseconds: a higher number makes the scroll slower. 25 is the default.
  const [ref, embla] = useEmblaCarousel({
    direction: dir,
    duration: 25 / (motion === 'reduced' ? 1 : motion),
  })

  const scrollTo = useCallback((slideIndex: number) => embla?.scrollTo(slideIndex, reducedMotion()), [embla])
  useImperativeHandle(
    handle,
    () => ({ next: () => scrollTo(currentIndex + 1), previous: () => scrollTo(currentIndex - 1), scrollTo }),
    [currentIndex, scrollTo],
  )

  useEffect(() => {
    if (!embla) return
    const update = () => {
      const index = embla.selectedScrollSnap()
      setCurrentIndex(index)
      setUsableIndexes(embla.internalEngine().slideRegistry[index] ?? [index])
    }
    const onSelect = () => {
      update()
      onChange?.(embla.selectedScrollSnap())
    }
    update()
    embla.on('select', onSelect).on('reInit', update)
    return () => {
      embla.off('select', onSelect).off('reInit', update)
    }
  }, [embla, onChange])

  return (
    <section aria-roledescription="carousel" aria-label={label} className={className}>
      <div ref={ref} className="min-h-0 flex-1 overflow-hidden">
        <div className={`flex h-full touch-pan-y ${trackClassName}`}>
          {slides.map((slide, slideIndex) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is not a fieldset
            <div
              key={slideLabel(slideIndex + 1, slides.length)}
              role="group"
              aria-roledescription="slide"
              aria-label={slideLabel(slideIndex + 1, slides.length)}
              inert={!usableIndexes.includes(slideIndex)}
              className={`min-w-0 flex-none ${slideClassName}`}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className={`relative flex h-target items-center justify-center gap-2 ${dotsClassName}`}>
        <input
          type="range"
          min={1}
          max={slides.length}
          value={currentIndex + 1}
          onChange={(event) => scrollTo(Number(event.target.value) - 1)}
          aria-label={label}
          aria-valuetext={slideLabel(currentIndex + 1, slides.length)}
          className="peer absolute inset-y-0 m-0 w-24 cursor-pointer opacity-0"
        />
        <span className="pointer-events-none flex gap-2 rounded-pill peer-focus-visible:focus-ring ios-26:px-3 ios-26:py-2 ios-26:text-(--dot-color,var(--pb-label)) ios-26:peer-active:glass ios-26:peer-active:text-label">
          {slides.map((_, slideIndex) => (
            <span
              key={slideLabel(slideIndex + 1, slides.length)}
              className={`h-2 rounded-full bg-current transition-[width,opacity] motion-duration-200 expressive:motion-duration-350 expressive:ease-(--pb-spring-fast) ${slideIndex === currentIndex ? 'w-2 material:w-6' : 'w-2 opacity-45 ios-26:opacity-(--inactive-dot-opacity,.25)'}`}
            />
          ))}
        </span>
      </div>
    </section>
  )
}

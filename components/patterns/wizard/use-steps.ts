'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import type { SlidesHandle } from '@/components/ui/slides'

/**
 * State of a wizard.
 * @param total number of slides
 * @param onFinish called by `next` on the last slide
 * @param onStep called with the step that is shown when it changes, from 0
 * @returns `slides`: props of Slides; `ways`: ref of the element around the buttons; `step` counts from 0
 */
export function useSteps(total: number, onFinish: () => void, onStep?: (step: number) => void) {
  const handle = useRef<SlidesHandle>(null)
  const [step, setStep] = useState(0)
  const isLast = step === total - 1
  const ways = useRef<HTMLDivElement>(null)
  const pressed = useRef<Element>(null)
  // The first step has no Previous button, so the focus moves from Previous to Next.
  useLayoutEffect(() => {
    const previous = pressed.current
    pressed.current = null
    if (step > 0 || !previous) return
    for (const button of ways.current?.querySelectorAll('button') ?? [])
      if (button !== previous) button.focus()
  }, [step])
  return {
    step,
    isFirst: step === 0,
    isLast,
    slides: {
      handle,
      onChange: (next: number) => {
        setStep(next)
        onStep?.(next)
      },
    },
    ways,
    previous: () => {
      const { activeElement } = document
      pressed.current = ways.current?.contains(activeElement) ? activeElement : null
      handle.current?.previous()
    },
    next: () => (isLast ? onFinish() : handle.current?.next()),
  }
}

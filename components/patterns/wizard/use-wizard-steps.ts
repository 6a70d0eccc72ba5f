'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import type { SlidesHandle } from '@/components/ui/slides'

/**
 * Stores the current step of a wizard, and moves the focus from Previous to Next when Previous disappears.
 * @param slideCount number of slides; each slide is a step
 * @param onFinish called by `next` on the last step
 * @param onStepChange called when another step is shown, with its index from 0
 * @returns `slidesProps`: props of Slides; `buttonsRef`: ref of the element around the buttons; `stepIndex`: index from 0;
 *   `isFirst` and `isLast`: whether the first or the last step is shown; `previous()` and `next()`: change the step
 */
export function useWizardSteps(
  slideCount: number,
  onFinish: () => void,
  onStepChange?: (stepIndex: number) => void,
) {
  const slidesHandleRef = useRef<SlidesHandle>(null)
  const [stepIndex, setStepIndex] = useState(0)
  const isLast = stepIndex === slideCount - 1
  const buttonsRef = useRef<HTMLDivElement>(null)
  const previousButtonRef = useRef<Element>(null)
  // Previous is hidden on the first step, so if it has the focus, the focus moves to Next.
  useLayoutEffect(() => {
    const previous = previousButtonRef.current
    previousButtonRef.current = null
    if (stepIndex > 0 || !previous) return
    for (const button of buttonsRef.current?.querySelectorAll('button') ?? [])
      if (button !== previous) button.focus()
  }, [stepIndex])
  return {
    stepIndex,
    isFirst: stepIndex === 0,
    isLast,
    slidesProps: {
      handle: slidesHandleRef,
      onChange: (newStepIndex: number) => {
        setStepIndex(newStepIndex)
        onStepChange?.(newStepIndex)
      },
    },
    buttonsRef,
    previous: () => {
      const { activeElement } = document
      previousButtonRef.current = buttonsRef.current?.contains(activeElement) ? activeElement : null
      slidesHandleRef.current?.previous()
    },
    next: () => (isLast ? onFinish() : slidesHandleRef.current?.next()),
  }
}

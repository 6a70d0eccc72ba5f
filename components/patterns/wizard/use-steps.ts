'use client'
import { useRef, useState } from 'react'
import type { SlidesHandle } from '@/components/ui/slides'

/**
 * Where a wizard is, and the ways on.
 * @param total number of slides
 * @param onFinish called by `next` on the last slide
 * @returns `slides` belongs to Slides; `step` counts from 0
 */
export function useSteps(total: number, onFinish: () => void) {
  const handle = useRef<SlidesHandle>(null)
  const [step, setStep] = useState(0)
  const isLast = step === total - 1
  return {
    step,
    isFirst: step === 0,
    isLast,
    slides: { handle, onChange: setStep },
    previous: () => handle.current?.previous(),
    next: () => (isLast ? onFinish() : handle.current?.next()),
  }
}

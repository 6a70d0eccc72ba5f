import { Button } from '@/components/ui/button'
import type { useWizardSteps } from './use-wizard-steps'

type WizardButtonsProps = {
  id?: string
  steps: ReturnType<typeof useWizardSteps>
  labels: Record<'btnPrev' | 'btnNext' | 'btnFinish', string>
  className?: string
}

/**
 * Navigation buttons: Previous at the start, which is hidden on the first step, and Next at the end, which becomes Finish on the
 * last step.
 */
export function WizardButtons({ id, steps, labels, className = '' }: WizardButtonsProps) {
  const { buttonsRef, isFirst, isLast, previous, next } = steps
  return (
    <div
      ref={buttonsRef}
      id={id}
      className={`flex flex-none flex-wrap-reverse items-center justify-between gap-2 px-5 pt-3 material:px-margin ${className}`}
    >
      <Button
        variant="text"
        size="lg"
        onClick={previous}
        className={`-ms-5 material:-ms-4 ${isFirst ? 'invisible' : ''}`}
      >
        {labels.btnPrev}
      </Button>
      <Button
        size="lg"
        onClick={next}
        className="ms-auto ios:rounded-pill ios:px-8.5! ios:[corner-shape:round]!"
      >
        {isLast ? labels.btnFinish : labels.btnNext}
      </Button>
    </div>
  )
}

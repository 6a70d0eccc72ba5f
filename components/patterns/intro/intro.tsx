'use client'
import { useWizardSteps } from '@/components/patterns/wizard/use-wizard-steps'
import { gradientPageClass, WizardBackground } from '@/components/patterns/wizard/wizard-background'
import { WizardButtons } from '@/components/patterns/wizard/wizard-buttons'
import { BarButton } from '@/components/ui/bar-button'
import { Slides } from '@/components/ui/slides'
import english from '@/data/intro.json'
import { showRipple } from '@/lib/animation/ripple'
import { interpolate } from '@/lib/data/interpolate'
import type { Intro as IntroData } from '@/lib/data/schemas'
import { useSampleData } from '@/lib/data/use-sample-data'
import { IntroSlide } from './intro-slide'

/** ID of the heading, for the `aria-labelledby` of the dialog. */
export const INTRO_TITLE_ID = 'intro-title'

/**
 * The introduction to the site: slides, for a dialog over the page.
 * @param onDone called when the user finishes or skips the introduction
 */
export function Intro({ onDone }: { onDone: () => void }) {
  const { data, lang } = useSampleData<IntroData>('intro', english)
  const steps = useWizardSteps(data.items.length, onDone)

  return (
    <div
      onPointerDown={showRipple}
      className={`relative isolate flex min-h-0 flex-1 flex-col overflow-y-auto pt-[var(--safe-top,0px)] pb-[max(env(safe-area-inset-bottom),2rem)] ${gradientPageClass}`}
    >
      <WizardBackground />
      <h1 id={INTRO_TITLE_ID} className="sr-only">
        {data.labels.dialog}
      </h1>
      <div
        className={`flex min-h-bar flex-none items-center justify-end px-2 ${steps.isLast ? 'invisible' : ''}`}
      >
        <BarButton onClick={onDone}>{data.btnSkip}</BarButton>
      </div>
      <Slides
        {...steps.slidesProps}
        label={data.labels.slides}
        slideLabel={(number, total) => interpolate(data.labels.slide, { number, total }, lang)}
        className="flex flex-[1_0_auto] flex-col"
      >
        {data.items.map((item) => (
          <IntroSlide key={item.id} {...item} />
        ))}
      </Slides>
      <p role="status" className="sr-only">
        {data.items[steps.stepIndex]?.title}
      </p>
      <WizardButtons steps={steps} labels={data} />
    </div>
  )
}

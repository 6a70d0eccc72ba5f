'use client'
import { formatDigits, interpolate } from '@patternbook/engine/data/interpolate'
import { useOverlays } from '@patternbook/engine/overlay'
import { useId } from 'react'
import { BarButton } from '@/components/ui/bar-button'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Footer } from '@/components/ui/footer'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Slides } from '@/components/ui/slides'
import { Check } from '@/components/ui/symbols/check'
import { Info } from '@/components/ui/symbols/info'
import english from '@/data/wizard/layout4.json'
import { useWizardSteps } from './use-wizard-steps'
import { WizardButtons } from './wizard-buttons'

/** Props of Wizard3. */
export type Wizard3Props = ScreenProps<typeof english> & {
  /** Called when Finish is pressed on the last step. */
  onFinish?: () => void
  /** Called when the remaining steps are skipped. */
  onSkip?: () => void
  /** Called when another step is shown, with its index from 0. */
  onStepChange?: (stepIndex: number) => void
}

/**
 * The steps of a booked tour: a carousel whose picture shows the current step, an article with a schedule, and buttons at the
 * bottom.
 */
export default function Wizard3({ data = english, onBack, onStepChange, ...callbacks }: Wizard3Props) {
  const lang = useContentLang()
  const overlays = useOverlays()
  const buttonsId = useId()
  // Shows the toast above the buttons, so that they remain visible.
  const showToast = (message: string) => overlays.toast({ message, positionAnchor: buttonsId })
  const { onFinish = () => showToast(data.toasts.finish), onSkip = () => showToast(data.toasts.skip) } =
    callbacks
  const steps = useWizardSteps(data.items.length, onFinish, onStepChange)

  return (
    <Page>
      <Header
        title={data.title}
        titleAs="div"
        overPicture
        onBack={onBack}
        end={!steps.isLast && <BarButton onClick={onSkip}>{data.btnSkip}</BarButton>}
      />
      <Content className="scroll-pb-16">
        <div data-hero className="flex-none">
          <Slides
            {...steps.slidesProps}
            label={data.labels.slides}
            slideLabel={(number, total) => interpolate(data.labels.slide, { number, total }, lang)}
            className="relative flex h-[33cqh] min-h-60 flex-col ios-26:h-[44cqh] expressive:h-[37cqh]"
            dotsClassName="-mb-5 text-tint [--dot-color:var(--pb-tint)]"
          >
            {data.items.map((item, index) => (
              <Picture
                key={item.id}
                src={item.image}
                alt={item.imageAlt}
                eager={index === 0}
                ratio="fill"
                className="relative"
              />
            ))}
          </Slides>
        </div>
        <p role="status" className="sr-only">
          {data.items[steps.stepIndex]?.title}
        </p>
        <article className="mx-auto w-full max-w-120 px-5 material:px-6">
          <h1 className={`pt-5 text-balance [--title-inset:3rem] ${fittedTitleClass(data.title, 'title1')}`}>
            {data.title}
          </h1>
          <p className="mt-1 text-pretty text-body-read">{data.description1}</p>
          <ol className="-mx-3 my-4">
            {data.items.map((item, index) => (
              <li
                key={item.id}
                aria-current={index === steps.stepIndex ? 'step' : undefined}
                className="group relative grid grid-cols-[1.75rem_minmax(0,1fr)] items-start gap-x-3 rounded-[20px] p-3 text-body transition-colors motion-duration-350 before:absolute before:start-[calc(1.625rem-1px)] before:top-10 before:-bottom-3 before:w-0.5 before:bg-fill-2 last:before:hidden aria-[current]:bg-tint-soft material:before:bg-outline-variant expressive:aria-[current]:bg-secondary-container"
              >
                <span
                  aria-hidden="true"
                  className={`relative grid size-7 place-items-center rounded-full text-footnote font-semibold ${index <= steps.stepIndex ? 'bg-tint-fill text-on-tint' : 'bg-fill text-secondary-label'}`}
                >
                  {index < steps.stepIndex ? (
                    <Check className="size-4" strokeWidth={2} />
                  ) : (
                    formatDigits(index + 1, lang)
                  )}
                </span>
                <div className="min-w-0">
                  <p className="flex min-h-7 flex-wrap items-center justify-between gap-x-3">
                    <span className="group-aria-[current]:text-headline">{item.title}</span>
                    <span className="text-secondary-label text-subhead tabular-nums expressive:group-aria-[current]:text-on-secondary-container">
                      {item.time}
                    </span>
                  </p>
                  {/* Only the current step shows its description. */}
                  <div className="grid grid-rows-[0fr] transition-[grid-template-rows] motion-duration-350 group-aria-[current]:grid-rows-[1fr]">
                    <p className="invisible min-h-0 overflow-hidden text-pretty text-secondary-label text-subhead group-aria-[current]:visible expressive:group-aria-[current]:text-on-secondary-container">
                      {item.description}
                    </p>
                  </div>
                </div>
              </li>
            ))}
          </ol>
          <p className="flex gap-3 pt-1 text-pretty text-secondary-label text-subhead">
            <Info aria-hidden="true" className="size-5 flex-none" />
            {data.description2}
          </p>
        </article>
      </Content>
      <Footer>
        <WizardButtons
          id={buttonsId}
          steps={steps}
          labels={data}
          className="mx-auto w-full max-w-120 expressive:pt-0"
        />
      </Footer>
    </Page>
  )
}

'use client'
import { digits, interpolate } from '@patternbook/engine/data/interpolate'
import { useOverlays } from '@patternbook/engine/overlay'
import { useId } from 'react'
import { BarButton } from '@/components/ui/bar-button'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { fittedTitle } from '@/components/ui/fitted-title'
import { Footer } from '@/components/ui/footer'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Slides } from '@/components/ui/slides'
import { Check } from '@/components/ui/symbols/check'
import { Info } from '@/components/ui/symbols/info'
import english from '@/data/wizard/layout4.json'
import { useSteps } from './use-steps'
import { WizardWays } from './wizard-ways'

/** Props of Wizard3. */
export type Wizard3Props = ScreenProps<typeof english> & {
  /** Called when Finish is pressed on the last step. */
  onFinish?: () => void
  /** Called when the remaining steps are skipped. */
  onSkip?: () => void
  /** Called with the number of the step that is shown when it changes, from 0. */
  onStep?: (step: number) => void
}

/**
 * The course of a booked tour: a slider whose picture shows the current step, an article with a schedule, and buttons at the
 * bottom.
 */
export default function Wizard3({ data = english, onBack, onStep, ...callbacks }: Wizard3Props) {
  const lang = useLang()
  const overlays = useOverlays()
  const ways = useId()
  // Above the buttons, which remain visible.
  const say = (message: string) => overlays.toast({ message, positionAnchor: ways })
  const { onFinish = () => say(data.toasts.finish), onSkip = () => say(data.toasts.skip) } = callbacks
  const steps = useSteps(data.items.length, onFinish, onStep)

  return (
    <Page>
      <Header
        title={data.title}
        titleAs="div"
        over
        onBack={onBack}
        end={!steps.isLast && <BarButton onClick={onSkip}>{data.btnSkip}</BarButton>}
      />
      <Content className="scroll-pb-16">
        <div data-hero className="flex-none">
          <Slides
            {...steps.slides}
            label={data.labels.slides}
            slideLabel={(number, total) => interpolate(data.labels.slide, { number, total }, lang)}
            className="relative flex h-[33cqh] min-h-60 expressive:h-[28cqh] flex-col"
            dotsClassName="-mb-5 text-tint [--dots:var(--pb-tint)]"
          >
            {data.items.map((item, index) => (
              <Picture
                key={item.id}
                name={item.image}
                alt={item.imageAlt}
                eager={index === 0}
                ratio="fill"
                className="relative"
              />
            ))}
          </Slides>
        </div>
        <p role="status" className="sr-only">
          {data.items[steps.step]?.title}
        </p>
        <article className="mx-auto w-full max-w-160 px-5 material:px-6">
          <h1 className={`pt-5 text-balance [--gutter:3rem] ${fittedTitle(data.title, 'title1')}`}>
            {data.title}
          </h1>
          <p className="mt-1 text-pretty text-body-read">{data.description1}</p>
          <ol className="my-4 expressive:mb-1">
            {data.items.map((item, index) => (
              <li
                key={item.id}
                aria-current={index === steps.step ? 'step' : undefined}
                className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 pb-5 text-body before:absolute before:start-[calc(.75rem-1px)] before:top-6 before:bottom-0 before:w-0.5 before:bg-fill-2 last:before:hidden material:before:bg-outline-variant"
              >
                <span
                  aria-hidden="true"
                  className={`grid size-6 place-items-center rounded-full text-footnote ${index <= steps.step ? 'bg-tint-fill text-on-tint' : 'bg-fill text-label-2'}`}
                >
                  {index < steps.step ? (
                    <Check className="size-4" strokeWidth={2} />
                  ) : (
                    digits(index + 1, lang)
                  )}
                </span>
                <div className="min-w-0">
                  <p className="flex flex-wrap justify-between gap-x-3">
                    <span className={index === steps.step ? 'text-headline' : ''}>{item.title}</span>
                    <span className="text-label-2 text-subhead tabular-nums">{item.time}</span>
                  </p>
                  <p className="mt-0.5 text-pretty text-label-2 text-subhead">{item.description}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="flex gap-3 rounded-[14px] bg-tint-soft px-4 py-3 text-pretty text-subhead expressive:rounded-[20px] expressive:bg-secondary-container expressive:py-4 expressive:text-on-secondary-container">
            <Info aria-hidden="true" className="size-5 flex-none text-tint expressive:text-inherit" />
            {data.description2}
          </p>
        </article>
      </Content>
      <Footer>
        <WizardWays
          id={ways}
          steps={steps}
          words={data}
          className="mx-auto w-full max-w-160 expressive:pt-0"
        />
      </Footer>
    </Page>
  )
}

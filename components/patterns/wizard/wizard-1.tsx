'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useOverlays } from '@patternbook/engine/overlay'
import { useId } from 'react'
import { BarButton } from '@/components/ui/bar-button'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { photoScrimClass } from '@/components/ui/photo-scrim'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Slides } from '@/components/ui/slides'
import english from '@/data/wizard/layout2.json'
import { useWizardSteps } from './use-wizard-steps'

/** Props of Wizard1. */
export type Wizard1Props = ScreenProps<typeof english> & {
  /** Called when Finish is pressed on the last step. */
  onFinish?: () => void
  /** Called when the remaining steps are skipped. */
  onSkip?: () => void
  /** Called when another step is shown, with its index from 0. */
  onStepChange?: (stepIndex: number) => void
}

/** A large picture per step with the time of day, a title, and a sentence on it; a wide button below leads to the next step. */
export default function Wizard1({ data = english, onBack, onStepChange, ...callbacks }: Wizard1Props) {
  const lang = useContentLang()
  const overlays = useOverlays()
  const buttonsId = useId()
  // Shows the toast above the buttons, so that they remain visible.
  const showToast = (message: string) => overlays.toast({ message, positionAnchor: buttonsId })
  const { onFinish = () => showToast(data.toasts.finish), onSkip = () => showToast(data.toasts.skip) } =
    callbacks
  const { stepIndex, slidesProps, buttonsRef, isFirst, isLast, previous, next } = useWizardSteps(
    data.items.length,
    onFinish,
    onStepChange,
  )

  return (
    <Page>
      <Header
        overPicture
        onBack={onBack}
        end={!isLast && <BarButton onClick={onSkip}>{data.btnSkip}</BarButton>}
      />
      <Content className="pb-[max(env(safe-area-inset-bottom),1rem)]!">
        <h1 className="sr-only">{data.toolbarTitle}</h1>
        <Slides
          {...slidesProps}
          label={data.labels.slides}
          slideLabel={(number, total) => interpolate(data.labels.slide, { number, total }, lang)}
          className="flex flex-[1_0_auto] flex-col"
          dotsClassName="flex-none text-tint"
        >
          {data.items.map((item, index) => (
            <div
              key={item.id}
              className="relative isolate flex h-full min-h-100 flex-col justify-end overflow-hidden text-white ios-26:rounded-b-[34px] material:rounded-b-[28px]"
            >
              <Picture
                src={item.backgroundImage}
                alt={item.backgroundImageAlt}
                eager={index === 0}
                ratio="fill"
                className="absolute! inset-0 -z-1"
              />
              <div className={`px-6 pt-28 pb-7 [--fade-height:7rem] ${photoScrimClass}`}>
                <p className="text-[length:min(calc(var(--text-scale)*4.5rem),18cqw)] leading-none tabular-nums">
                  {item.time}
                </p>
                <h2
                  className={`mt-3 text-balance baseline:font-medium [--title-inset:3rem] ${fittedTitleClass(item.title, 'title1')}`}
                >
                  {item.title}
                </h2>
                <p className="mt-1 text-pretty text-body">{item.description}</p>
              </div>
            </div>
          ))}
        </Slides>
        <p role="status" className="sr-only">
          {data.items[stepIndex]?.title}
        </p>
        {/* Next fills the line on the first slide. When Previous appears, Next becomes narrower and remains at the end. */}
        <div
          ref={buttonsRef}
          id={buttonsId}
          className="mx-auto flex w-full max-w-105 flex-none flex-row-reverse flex-wrap gap-2 px-margin"
        >
          <Button
            size="lg"
            onClick={next}
            className="flex-[2_0_auto] ios:rounded-pill ios:[corner-shape:round]!"
          >
            {isLast ? data.btnFinish : data.btnNext}
          </Button>
          <Button
            variant="text"
            size="lg"
            onClick={previous}
            className={`flex-[1_0_auto] ${isFirst ? 'hidden!' : ''}`}
          >
            {data.btnPrev}
          </Button>
        </div>
      </Content>
    </Page>
  )
}

'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useOverlays } from '@patternbook/engine/overlay'
import { useId } from 'react'
import { BarButton } from '@/components/ui/bar-button'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Slides } from '@/components/ui/slides'
import english from '@/data/wizard/layout3.json'
import { useWizardSteps } from './use-wizard-steps'
import { WizardButtons } from './wizard-buttons'

/** Props of Wizard2. */
export type Wizard2Props = ScreenProps<typeof english> & {
  /** Called when Finish is pressed on the last step. */
  onFinish?: () => void
  /** Called when the remaining steps are skipped. */
  onSkip?: () => void
  /** Called when another step is shown, with its index from 0. */
  onStepChange?: (stepIndex: number) => void
}

/** Pictures that fill the page: a title and a sentence at the top, three facts on translucent tiles at the bottom. */
export default function Wizard2({ data = english, onBack, onStepChange, ...callbacks }: Wizard2Props) {
  const lang = useContentLang()
  const overlays = useOverlays()
  const buttonsId = useId()
  // Shows the toast above the buttons, so that they remain visible.
  const showToast = (message: string) => overlays.toast({ message, positionAnchor: buttonsId })
  const { onFinish = () => showToast(data.toasts.finish), onSkip = () => showToast(data.toasts.skip) } =
    callbacks
  const steps = useWizardSteps(data.items.length, onFinish, onStepChange)

  return (
    <Page className="bg-black! text-white ios-26:glass-dark [--pb-secondary-label:rgb(255_255_255/0.8)] [--pb-label:#fff] [--pb-on-tint:#17131f] [--pb-tint-fill:#fff] [--pb-tint:#fff]">
      <Header
        overPicture
        onBack={onBack}
        end={!steps.isLast && <BarButton onClick={onSkip}>{data.btnSkip}</BarButton>}
      />
      <Content className="pb-0!">
        <h1 className="sr-only">{data.toolbarTitle}</h1>
        {/* Slides and controls share a grid cell, so that the picture extends to the bottom edge. */}
        <div className="grid flex-[1_0_auto] grid-cols-1 *:[grid-area:1/1]">
          <Slides
            {...steps.slidesProps}
            label={data.labels.slides}
            slideLabel={(number, total) => interpolate(data.labels.slide, { number, total }, lang)}
            className="relative flex flex-col"
            dotsClassName="[--inactive-dot-opacity:.4] absolute! inset-x-6 bottom-[calc(2.5rem+var(--text-scale,1)*3rem)]"
          >
            {data.items.map((item, index) => (
              <div key={item.id} className="relative flex h-full flex-col overflow-hidden">
                <Picture
                  src={item.backgroundImage}
                  alt={item.backgroundImageAlt}
                  eager={index === 0}
                  ratio="fill"
                  className="absolute inset-0"
                />
                <div className="relative bg-linear-to-b from-[#0e0818]/80 from-45% to-transparent px-6 pt-[calc(var(--safe-top,0px)+var(--pb-bar-height)+1rem)] pb-16">
                  <h2
                    className={`text-balance baseline:font-medium [--title-inset:3rem] ${fittedTitleClass(item.title)}`}
                  >
                    {item.title}
                  </h2>
                  <p className="mt-2 max-w-80 text-pretty text-body-read">{item.description}</p>
                </div>
                <dl className="relative mt-auto grid grid-cols-[repeat(auto-fit,minmax(min(100%,8em),1fr))] gap-2 bg-linear-to-t from-[#0e0818]/80 from-20% to-transparent px-margin pt-16 pb-[calc(6.5rem+var(--text-scale,1)*3rem)] text-body">
                  {item.facts.map((fact) => (
                    <div
                      key={fact.id}
                      className="group/fact flex flex-col-reverse justify-end gap-0.5 rounded-[22px] bg-[#10161e]/75 p-4 first:col-span-full expressive:rounded-[28px] expressive:p-5"
                    >
                      <dt className="text-subhead text-white/85">{fact.title}</dt>
                      <dd className="text-balance text-headline group-first/fact:text-title1">
                        {fact.value}
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </Slides>
          <WizardButtons
            id={buttonsId}
            steps={steps}
            labels={data}
            className="relative self-end pb-[max(env(safe-area-inset-bottom),1.5rem)]"
          />
        </div>
        <p role="status" className="sr-only">
          {data.items[steps.stepIndex]?.title}
        </p>
      </Content>
    </Page>
  )
}

'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useOverlays } from '@patternbook/engine/overlay'
import { useId } from 'react'
import { BarButton } from '@/components/ui/bar-button'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { fittedTitle } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Slides } from '@/components/ui/slides'
import english from '@/data/wizard/layout3.json'
import { useSteps } from './use-steps'
import { WizardWays } from './wizard-ways'

/** Props of Wizard2. */
export type Wizard2Props = ScreenProps<typeof english> & {
  /** Called when Finish is pressed on the last step. */
  onFinish?: () => void
  /** Called when the remaining steps are skipped. */
  onSkip?: () => void
  /** Called with the number of the step that is shown when it changes, from 0. */
  onStep?: (step: number) => void
}

/** Pictures that fill the page, each with facts on a panel, a title, and a sentence at the bottom. */
export default function Wizard2({ data = english, onBack, onStep, ...callbacks }: Wizard2Props) {
  const lang = useLang()
  const overlays = useOverlays()
  const ways = useId()
  // Above the buttons, which remain visible.
  const say = (message: string) => overlays.toast({ message, positionAnchor: ways })
  const { onFinish = () => say(data.toasts.finish), onSkip = () => say(data.toasts.skip) } = callbacks
  const steps = useSteps(data.items.length, onFinish, onStep)

  return (
    <Page className="bg-black! text-white ios-26:glass-dark [--pb-label-2:rgb(255_255_255/0.8)] [--pb-label:#fff] [--pb-on-tint:#17131f] [--pb-tint-fill:#fff] [--pb-tint:#fff]">
      <Header
        over
        onBack={onBack}
        end={!steps.isLast && <BarButton onClick={onSkip}>{data.btnSkip}</BarButton>}
      />
      <Content className="pb-0!">
        <h1 className="sr-only">{data.toolbarTitle}</h1>
        {/* Slides and controls share a grid cell, so that the picture extends to the bottom edge. */}
        <div className="grid flex-[1_0_auto] grid-cols-1 *:[grid-area:1/1]">
          <Slides
            {...steps.slides}
            label={data.labels.slides}
            slideLabel={(number, total) => interpolate(data.labels.slide, { number, total }, lang)}
            className="relative flex flex-col"
            dotsClassName="[--dot:.4] absolute! inset-x-6 bottom-[calc(2.5rem+var(--text,1)*3rem)]"
          >
            {data.items.map((item, index) => (
              <div key={item.id} className="relative flex h-full flex-col justify-end overflow-hidden">
                <Picture
                  name={item.backgroundImage}
                  alt={item.backgroundImageAlt}
                  eager={index === 0}
                  ratio="fill"
                  className="absolute inset-0"
                />
                <div className="relative bg-linear-to-t from-[#0e0818]/80 from-15% to-transparent px-6 pt-40 pb-[calc(6.5rem+var(--text,1)*3rem)]">
                  <dl className="mb-5 rounded-[22px] bg-[#1a1022]/60 px-4 py-1.5 backdrop-blur-xl backdrop-saturate-150 expressive:rounded-[28px] expressive:bg-secondary-container expressive:px-5 expressive:text-on-secondary-container expressive:backdrop-filter-none">
                    {item.facts.map((fact) => (
                      <div
                        key={fact.id}
                        className="flex flex-wrap items-baseline justify-between gap-x-4 border-current/20 py-2.5 text-subhead not-first:border-t-hair"
                      >
                        <dt className="text-white/85 expressive:text-inherit">{fact.title}</dt>
                        <dd className="font-semibold">{fact.value}</dd>
                      </div>
                    ))}
                  </dl>
                  <h2
                    className={`text-balance baseline:font-medium [--gutter:3rem] ${fittedTitle(item.title)}`}
                  >
                    {item.title}
                  </h2>
                  <p className="mt-2 max-w-90 text-pretty text-body-read text-white/90">{item.description}</p>
                </div>
              </div>
            ))}
          </Slides>
          <WizardWays
            id={ways}
            steps={steps}
            words={data}
            className="relative self-end pb-[max(env(safe-area-inset-bottom),1.5rem)]"
          />
        </div>
        <p role="status" className="sr-only">
          {data.items[steps.step]?.title}
        </p>
      </Content>
    </Page>
  )
}

'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useOverlays } from '@patternbook/engine/overlay'
import { useId } from 'react'
import { BarButton } from '@/components/ui/bar-button'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Slides } from '@/components/ui/slides'
import english from '@/data/wizard/layout1.json'
import { useSteps } from './use-steps'
import { onGradient, WizardBackground } from './wizard-background'
import { WizardSlide } from './wizard-slide'
import { WizardWays } from './wizard-ways'

/** Props of Wizard0. */
export type Wizard0Props = ScreenProps<typeof english> & {
  /** Called when Finish is pressed on the last step. */
  onFinish?: () => void
  /** Called when the remaining steps are skipped. */
  onSkip?: () => void
  /** Called with the number of the step that is shown when it changes, from 0. */
  onStep?: (step: number) => void
}

/** Places and sizes of the pictures on the rings. */
const places = [
  'start-[1%] top-[5%] size-19',
  '-end-[3%] top-[30%] size-16',
  'start-[12%] -bottom-[3%] size-17',
]

/** Two rings with three pictures on them, around the star. Decorative. */
function Orbit({ pictures }: { pictures: readonly { id: number; image: string }[] }) {
  return (
    <span aria-hidden="true" className="absolute -inset-20 text-(--pb-label)">
      <span className="absolute inset-0 rounded-full border border-current opacity-25" />
      <span className="absolute inset-9 rounded-full border border-current opacity-35" />
      {pictures.map(({ id, image }, index) => (
        <Picture
          key={id}
          name={image}
          eager
          ratio="square"
          sizes="76px"
          className={`absolute! rounded-full border-3 border-white shadow-[0_10px_28px_rgb(4_14_70/.35)] expressive:border-4 expressive:border-primary-container expressive:shadow-none ${places[index]}`}
        />
      ))}
    </span>
  )
}

/** Three steps on the accent gradient: a star that fills up between three pictures, a title, a sentence. */
export default function Wizard0({ data = english, onBack, onStep, ...callbacks }: Wizard0Props) {
  const lang = useLang()
  const overlays = useOverlays()
  const ways = useId()
  // Above the buttons, which remain visible.
  const say = (message: string) => overlays.toast({ message, positionAnchor: ways })
  const { onFinish = () => say(data.toasts.finish), onSkip = () => say(data.toasts.skip) } = callbacks
  const steps = useSteps(data.items.length, onFinish, onStep)

  return (
    <Page className={onGradient}>
      <WizardBackground />
      <Header onBack={onBack} end={!steps.isLast && <BarButton onClick={onSkip}>{data.btnSkip}</BarButton>} />
      <Content>
        <h1 className="sr-only">{data.toolbarTitle}</h1>
        <Slides
          {...steps.slides}
          label={data.labels.slides}
          slideLabel={(number, total) => interpolate(data.labels.slide, { number, total }, lang)}
          className="flex flex-[1_0_auto] flex-col"
        >
          {data.items.map((item) => (
            <WizardSlide key={item.id} {...item}>
              <Orbit pictures={item.pictures} />
            </WizardSlide>
          ))}
        </Slides>
        <p role="status" className="sr-only">
          {data.items[steps.step]?.title}
        </p>
        <WizardWays id={ways} steps={steps} words={data} />
      </Content>
    </Page>
  )
}

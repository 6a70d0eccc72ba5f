'use client'
import { fill } from '@patternbook/engine/data/fill'
import { useOverlays } from '@patternbook/engine/overlay'
import { BarButton } from '@/components/ui/bar-button'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Slides } from '@/components/ui/slides'
import english from '@/data/wizard/layout1.json'
import { useSteps } from './use-steps'
import { onGradient, WizardGround } from './wizard-ground'
import { WizardSlide } from './wizard-slide'
import { WizardWays } from './wizard-ways'

/** Props of Wizard0. */
export type Wizard0Props = ScreenProps<typeof english> & {
  /** Called when Finish is pressed on the last step. */
  onFinish?: () => void
  /** Called when the remaining steps are skipped. */
  onSkip?: () => void
}

/** Three steps on the accent gradient: a star that fills up, a title, a sentence. */
export default function Wizard0({ data = english, onBack, ...callbacks }: Wizard0Props) {
  const lang = useLang()
  const overlays = useOverlays()
  const {
    onFinish = () => overlays.toast({ message: data.toasts.finish }),
    onSkip = () => overlays.toast({ message: data.toasts.skip }),
  } = callbacks
  const steps = useSteps(data.items.length, onFinish)

  return (
    <Page className={onGradient}>
      <WizardGround />
      <Header onBack={onBack} end={!steps.isLast && <BarButton onClick={onSkip}>{data.btnSkip}</BarButton>} />
      <Content>
        <h1 className="sr-only">{data.toolbarTitle}</h1>
        <Slides
          {...steps.slides}
          label={data.labels.slides}
          slideLabel={(number, total) => fill(data.labels.slide, { number, total }, lang)}
          className="flex flex-[1_0_auto] flex-col"
        >
          {data.items.map((item) => (
            <WizardSlide key={item.id} {...item} />
          ))}
        </Slides>
        <p role="status" className="sr-only">
          {data.items[steps.step]?.title}
        </p>
        <WizardWays steps={steps} words={data} />
      </Content>
    </Page>
  )
}

'use client'
import { fill } from '@patternbook/engine/data/fill'
import { useOverlays } from '@patternbook/engine/overlay'
import { BarButton } from '@/components/ui/bar-button'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Slides } from '@/components/ui/slides'
import english from '@/data/wizard/layout1.json'
import { useSteps } from './use-steps'
import { onGradient, WizardGround } from './wizard-ground'
import { WizardSlide } from './wizard-slide'
import { WizardWays } from './wizard-ways'

type Wizard0Data = typeof english

/** Three steps on the accent's gradient: a star that fills up, a title, a sentence. */
export default function Wizard0Screen({ data = english }: { data?: Wizard0Data }) {
  const lang = useLang()
  const overlays = useOverlays()
  const finish = () => overlays.toast({ message: data.toasts.finish })
  const skip = () => overlays.toast({ message: data.toasts.skip })
  const steps = useSteps(data.items.length, finish)

  return (
    <Page className={onGradient}>
      <WizardGround />
      <Header
        back={{ href: '/items/wizard/', label: 'Wizard' }}
        end={!steps.isLast && <BarButton onClick={skip}>{data.btnSkip}</BarButton>}
      />
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

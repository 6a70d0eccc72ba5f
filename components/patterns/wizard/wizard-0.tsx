'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useOverlays } from '@patternbook/engine/overlay'
import { BarButton } from '@/components/ui/bar-button'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Slides } from '@/components/ui/slides'
import type { SymbolIcon } from '@/components/ui/symbol'
import { Bookmark } from '@/components/ui/symbols/bookmark'
import { FolderPlus } from '@/components/ui/symbols/folder-plus'
import { Heart } from '@/components/ui/symbols/heart'
import { Images } from '@/components/ui/symbols/images'
import { Layers } from '@/components/ui/symbols/layers'
import { Link } from '@/components/ui/symbols/link'
import { ScanSearch } from '@/components/ui/symbols/scan-search'
import { Send } from '@/components/ui/symbols/send'
import { Users } from '@/components/ui/symbols/users'
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
}

/** Icons around the star of each step. */
const around: SymbolIcon[][] = [
  [Heart, Images, Bookmark],
  [ScanSearch, FolderPlus, Layers],
  [Users, Link, Send],
]

/** Places of the icons on the rings. */
const places = ['start-[4%] top-[8%]', 'end-0 top-[34%]', 'start-[14%] bottom-[1%]']

/** Two rings with three icons on them, around the star. */
function Orbit({ icons }: { icons: SymbolIcon[] }) {
  return (
    <span aria-hidden="true" className="absolute -inset-20 text-(--pb-label)">
      <span className="absolute inset-0 rounded-full border border-current opacity-25" />
      <span className="absolute inset-9 rounded-full border border-current opacity-35" />
      {icons.map((Icon, index) => (
        <span
          key={places[index]}
          className={`absolute grid size-14 place-items-center rounded-full ios:border-hair ios:border-white/50 ios:bg-white/20 ios:backdrop-blur-xl baseline:bg-white/20 expressive:bg-(--pb-on-primary-container) expressive:text-(--pb-primary-container) ${places[index]}`}
        >
          <Icon strokeWidth={1.75} className="size-6.5" />
        </span>
      ))}
    </span>
  )
}

/** Three steps on the accent gradient: a star that fills up between three icons, a title, a sentence. */
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
          {data.items.map((item, index) => (
            <WizardSlide key={item.id} {...item}>
              <Orbit icons={around[index] ?? []} />
            </WizardSlide>
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

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
import { Heart } from '@/components/ui/symbols/heart'
import { ScanSearch } from '@/components/ui/symbols/scan-search'
import { Users } from '@/components/ui/symbols/users'
import english from '@/data/wizard/layout1.json'
import { useWizardSteps } from './use-wizard-steps'
import { gradientPageClass, WizardBackground } from './wizard-background'
import { WizardButtons } from './wizard-buttons'

type Step = (typeof english)['items'][number]

/** Props of Wizard0. */
export type Wizard0Props = ScreenProps<typeof english> & {
  /** Called when Finish is pressed on the last step. */
  onFinish?: () => void
  /** Called when the remaining steps are skipped. */
  onSkip?: () => void
  /** Called when another step is shown, with its index from 0. */
  onStepChange?: (stepIndex: number) => void
}

const icons = { heart: Heart, 'scan-search': ScanSearch, users: Users }

/** Shapes of the large picture in Material 3 Expressive, by the step's `shape`. */
const shapeClasses: Record<string, string> = {
  outline: 'expressive:shape-cookie',
  half: 'expressive:shape-clover',
  full: 'expressive:shape-burst',
}

/** Positions and sizes of the small pictures. */
const positionClasses = ['-end-[24%] -top-[5%] size-[41%]', '-start-[24%] bottom-[3%] size-[43%]']

/** A large picture with a badge, between two small pictures. Decorative. */
function PictureGroup({ iconSlider, shape, pictures }: Pick<Step, 'iconSlider' | 'shape' | 'pictures'>) {
  const Icon = icons[iconSlider as keyof typeof icons] ?? Heart
  const [largePicture, ...smallPictures] = pictures
  return (
    <div aria-hidden="true" className="relative mb-8 aspect-square w-[min(18rem,60cqw,38cqh)] flex-none">
      {largePicture && (
        <Picture
          src={largePicture.image}
          eager
          ratio="square"
          sizes="272px"
          className={`squircle rounded-[36px] ios:border-hairline ios:border-white/50 ios:shadow-[0_24px_60px_rgb(4_14_70/0.3)] ios:supports-[corner-shape:squircle]:rounded-[56px] baseline:rounded-full ${shapeClasses[shape]}`}
        />
      )}
      {smallPictures.map(({ id, image }, index) => (
        <Picture
          key={id}
          src={image}
          eager
          ratio="square"
          sizes="110px"
          className={`absolute! rounded-full border-4 border-white expressive:border-primary-container ${positionClasses[index]}`}
        />
      ))}
      <span className="absolute -end-1 -bottom-1 grid size-16 place-items-center rounded-full bg-(--pb-tint-fill) text-(--pb-on-tint) shadow-[0_10px_28px_rgb(4_14_70/.35)] expressive:shadow-none">
        <Icon className={`size-8 ${iconSlider === 'heart' ? 'fill-current' : ''}`} />
      </span>
    </div>
  )
}

/** Three steps, each with pictures, a badge with an icon, a title, and a sentence. */
export default function Wizard0({ data = english, onBack, onStepChange, ...callbacks }: Wizard0Props) {
  const lang = useContentLang()
  const overlays = useOverlays()
  const buttonsId = useId()
  // Shows the toast above the buttons, so that they remain visible.
  const showToast = (message: string) => overlays.toast({ message, positionAnchor: buttonsId })
  const { onFinish = () => showToast(data.toasts.finish), onSkip = () => showToast(data.toasts.skip) } =
    callbacks
  const steps = useWizardSteps(data.items.length, onFinish, onStepChange)

  return (
    <Page className={gradientPageClass}>
      <WizardBackground />
      <Header onBack={onBack} end={!steps.isLast && <BarButton onClick={onSkip}>{data.btnSkip}</BarButton>} />
      <Content className="pb-0!">
        <h1 className="sr-only">{data.toolbarTitle}</h1>
        <Slides
          {...steps.slidesProps}
          label={data.labels.slides}
          slideLabel={(number, total) => interpolate(data.labels.slide, { number, total }, lang)}
          className="flex flex-[1_0_auto] flex-col"
        >
          {data.items.map((item) => (
            <div
              key={item.id}
              className="flex h-full flex-col items-center justify-center overflow-hidden px-6 py-6 text-center"
            >
              <PictureGroup {...item} />
              <h2
                className={`text-balance baseline:font-medium [--title-inset:3rem] ${fittedTitleClass(item.title)}`}
              >
                {item.title}
              </h2>
              <p className="mt-2 max-w-80 text-balance text-body-read">{item.description}</p>
            </div>
          ))}
        </Slides>
        <p role="status" className="sr-only">
          {data.items[steps.stepIndex]?.title}
        </p>
        <WizardButtons
          id={buttonsId}
          steps={steps}
          labels={data}
          className="pb-[max(env(safe-area-inset-bottom),1.5rem)]"
        />
      </Content>
    </Page>
  )
}

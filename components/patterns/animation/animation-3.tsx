'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useShare } from '@patternbook/engine/navigation/use-share'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { ShareIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout4.json'
import { ReplayButton } from './replay-button'

type Place = (typeof english)['items'][number]

/** Props of Animation3. */
export type Animation3Props = ScreenProps<typeof english> & {
  /** Called with the place that was pressed. */
  onSelect?: (item: Place) => void
  /** Called with the place whose Share button was pressed. */
  onShare?: (item: Place) => void
  /** Called with the place whose “Menu” button was pressed. */
  onExplore?: (item: Place) => void
}

/** Background colors of the places, used in turn. */
const backgrounds = [
  'bg-[#F8E3C6] theme-dark:bg-[#3A2B1B]',
  'bg-[#F9D8D3] theme-dark:bg-[#3E2427]',
  'bg-[#E4DAF5] theme-dark:bg-[#2B2542]',
  'bg-[#D6E8DE] theme-dark:bg-[#1D322A]',
  'bg-[#DCE6F5] theme-dark:bg-[#1F2B40]',
]

/** ZoomIn: places to eat, as bands of color that scale up to full size. The picture is alternately at the start and at the end. */
export default function Animation3({ data = english, onBack, ...callbacks }: Animation3Props) {
  const { itemProps, replay } = useEntrance(entrances.zoomIn)
  const toast = useToast()
  const share = useShare(toast)
  const { toasts, labels } = data
  const {
    onSelect = ({ title }) => toast(interpolate(toasts.item, { title })),
    onShare = ({ title }) => share(title),
    onExplore = ({ title }) => toast(interpolate(toasts.explore, { title })),
  } = callbacks

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        largeTitle="ios"
        onBack={onBack}
        end={<ReplayButton label={labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <ol className="grid flex-none overflow-x-clip pt-1 tablet:grid-cols-2">
          {data.items.map((item, index) => {
            const { id, image, imageAlt, title, subtitle, description } = item
            return (
              <li
                key={id}
                ref={itemProps.ref}
                className={`${itemProps.className} group relative flex flex-wrap items-center gap-x-4 gap-y-2 px-margin py-4 even:flex-row-reverse ${backgrounds[index % backgrounds.length]}`}
              >
                <div className="w-[min(52cqw,15rem)] flex-none rounded-full bg-white p-[3cqw] theme-dark:bg-white/12 shadow-float group-even:-me-[11cqw] group-odd:-ms-[11cqw] expressive:bg-transparent expressive:p-0 expressive:shadow-none tablet:p-4 tablet:group-even:-me-8 tablet:group-odd:-ms-8">
                  <Picture
                    src={image}
                    alt={imageAlt}
                    eager={index < 3}
                    ratio="square"
                    sizes="240px"
                    className="rounded-full shadow-[0_0_0_2px_#e8e2d8] theme-dark:shadow-none expressive:rounded-none! expressive:shadow-none! expressive:shape-cookie"
                  />
                </div>
                <div className="min-w-0 flex-[1_1_8em] py-2">
                  <h2 className="text-balance text-title2">
                    <button
                      type="button"
                      onClick={() => onSelect(item)}
                      className="text-start after:absolute after:inset-0 focus-ring-above"
                    >
                      {title}
                    </button>
                  </h2>
                  <p className="mt-1 text-pretty font-semibold text-footnote material:text-subhead">
                    {subtitle}
                  </p>
                  <p className="mt-1.5 text-pretty text-subhead">{description}</p>
                  <div className="relative mt-2.5 flex flex-wrap items-center gap-1.5">
                    <Button
                      size="xs"
                      label={interpolate(labels.explore, { title })}
                      onClick={() => onExplore(item)}
                      className="ios:min-h-9! ios:px-4!"
                    >
                      {data.explore}
                    </Button>
                    <IconButton
                      icon={ShareIcon}
                      label={interpolate(labels.share, { title })}
                      onClick={() => onShare(item)}
                    />
                  </div>
                </div>
              </li>
            )
          })}
        </ol>
      </Content>
    </Page>
  )
}

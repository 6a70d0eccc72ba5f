'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { fill } from '@patternbook/engine/data/fill'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout4.json'
import { ReplayButton } from './replay-button'

type Item = (typeof english)['items'][number]

/** Props of Animation3. */
export type Animation3Props = ScreenProps<typeof english> & {
  /** Called with the card that was pressed. */
  onSelect?: (item: Item) => void
  /** Called with the card that is shared. */
  onShare?: (item: Item) => void
  /** Called with the card whose main button was pressed. */
  onExplore?: (item: Item) => void
}

/** ZoomIn: dishes with the picture alternately at the start and at the end scale up to full size. */
export default function Animation3({ data = english, onBack, ...callbacks }: Animation3Props) {
  const { row, replay } = useEntrance(entrances.zoomIn)
  const toast = useToast()
  const { toasts, labels } = data
  const {
    onSelect = ({ title }) => toast(fill(toasts.item, { title })),
    onShare = ({ title }) => toast(fill(toasts.share, { title })),
    onExplore = ({ title }) => toast(fill(toasts.explore, { title })),
  } = callbacks

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        onBack={onBack}
        end={<ReplayButton label={labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <ol className="grid flex-none gap-x-8 gap-y-1 px-margin pt-1 tablet:grid-cols-2 tablet:gap-y-6">
          {data.items.map((item, index) => {
            const { id, image, imageAlt, title, subtitle, description } = item
            return (
              <li
                key={id}
                ref={row.ref}
                className={`${row.className} group relative flex flex-wrap items-center gap-x-4 gap-y-2 even:flex-row-reverse`}
              >
                <div className="w-[min(46cqw,12rem)] flex-none rounded-full bg-white p-[3cqw] shadow-float group-even:-me-[12px] group-odd:-ms-[12px] expressive:bg-transparent expressive:p-0 expressive:shadow-none tablet:p-4">
                  <Picture
                    name={image}
                    alt={imageAlt}
                    eager={index < 3}
                    ratio="square"
                    sizes="190px"
                    className="rounded-full shadow-[0_0_0_2px_#e8e2d8] expressive:rounded-none! expressive:shadow-none! expressive:shape-cookie"
                  />
                </div>
                <div className="min-w-0 flex-[1_1_8em] py-2">
                  <h2 className="text-balance text-title3">
                    <button
                      type="button"
                      onClick={() => onSelect(item)}
                      className="text-start after:absolute after:inset-0 after:rounded-card focus-ring-over"
                    >
                      {title}
                    </button>
                  </h2>
                  <p className="mt-0.5 text-footnote text-tint">{subtitle}</p>
                  <p className="mt-1 text-label-2 text-pretty text-subhead">{description}</p>
                  <div className="relative mt-1 flex flex-wrap gap-x-1.5 *:px-3!">
                    <Button
                      size="sm"
                      variant="text"
                      label={fill(labels.explore, { title })}
                      onClick={() => onExplore(item)}
                      className="-ms-3"
                    >
                      {data.explore}
                    </Button>
                    <Button
                      size="sm"
                      variant="text"
                      label={fill(labels.share, { title })}
                      onClick={() => onShare(item)}
                    >
                      {data.share}
                    </Button>
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

'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { fill } from '@patternbook/engine/data/fill'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
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

/** ZoomIn: cards with a headline on the picture grow to their size. */
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
        <ul className="grid gap-4 px-margin pt-2 tablet:grid-cols-2">
          {data.items.map((item, index) => {
            const { id, image, imageAlt, title, subtitle, description } = item
            return (
              <li key={id} {...row}>
                <Card className="flex h-full flex-col">
                  <button
                    type="button"
                    onClick={() => onSelect(item)}
                    className="pressable relative flex min-h-58 w-full flex-col justify-end rounded-t-card text-start text-white focus-ring-over"
                  >
                    <Picture
                      name={image}
                      alt={imageAlt}
                      eager={index === 0}
                      ratio="fill"
                      className="absolute! inset-0"
                    />
                    <span className="relative w-full text-balance bg-linear-to-t from-[#080a14]/80 via-[#080a14]/55 via-70% p-margin pt-20 text-title2">
                      {title}
                    </span>
                  </button>
                  <div className="flex-1 px-margin pt-3.5">
                    <p className="text-headline">{subtitle}</p>
                    <p className="mt-1 text-label-2 text-pretty text-subhead">{description}</p>
                  </div>
                  <div className="flex flex-wrap gap-2.5 p-margin pt-4 material:justify-end material:gap-2 ios:*:flex-1">
                    <Button
                      variant="soft"
                      icon={<Icon name="share" className="size-5 material:hidden" />}
                      label={fill(labels.share, { title })}
                      onClick={() => onShare(item)}
                      className="material:border material:border-outline-variant material:bg-transparent material:text-md-primary"
                    >
                      {data.share}
                    </Button>
                    <Button label={fill(labels.explore, { title })} onClick={() => onExplore(item)}>
                      {data.explore}
                    </Button>
                  </div>
                </Card>
              </li>
            )
          })}
        </ul>
      </Content>
    </Page>
  )
}

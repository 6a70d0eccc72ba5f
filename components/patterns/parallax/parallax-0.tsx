'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { IconButton } from '@/components/ui/icon-button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { collapsingTitleClass, Parallax } from '@/components/ui/parallax'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { CloudDownload } from '@/components/ui/symbols/cloud-download'
import { Play } from '@/components/ui/symbols/play'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/parallax/layout1.json'
import { LikeSaveShareButtons, type LikeSaveShareCallbacks } from './like-save-share-buttons'

type Episode = (typeof english)['items'][number]

/** Props of Parallax0. */
export type Parallax0Props = ScreenProps<typeof english> &
  LikeSaveShareCallbacks & {
    /** Called with the episode that was pressed, or with the latest (first) episode when the large Play button is pressed. */
    onSelect?: (episode: Episode) => void
    /** Called with the episode to download. */
    onDownload?: (episode: Episode) => void
  }

/** A podcast: name and a button for the latest episode below the photo, then all episodes with their guests. */
export default function Parallax0({ data = english, onBack, ...callbacks }: Parallax0Props) {
  const { toasts, labels } = data
  const toast = useToast()
  const {
    onSelect = ({ title }) => toast(interpolate(toasts.item, { title })),
    onDownload = ({ title }) => toast(interpolate(toasts.download, { title })),
    ...actionCallbacks
  } = callbacks

  return (
    <Page className={collapsingTitleClass}>
      <Header
        title={data.title}
        titleAs="div"
        overPicture
        onBack={onBack}
        end={<LikeSaveShareButtons title={data.title} toasts={toasts} labels={labels} {...actionCallbacks} />}
      />
      <Content grouped>
        <Parallax
          src={data.headerImage}
          alt={data.headerImageAlt}
          className="ios:h-[round(up,36cqh,1px)] material:h-[round(up,34cqh,1px)]"
        />
        <div className="flex flex-none flex-wrap items-center gap-x-4 gap-y-3 px-margin pt-5">
          <div className="min-w-0 flex-[1_1_9em]">
            <h1
              data-large-title
              className={`text-balance [--title-inset:2.5rem] ${fittedTitleClass(data.title, 'title1')}`}
            >
              {data.title}
            </h1>
            <p className="mt-0.5 text-secondary-label text-subhead">{data.subtitle}</p>
          </div>
          <button
            type="button"
            aria-label={data.play}
            onClick={() => data.items[0] && onSelect(data.items[0])}
            className="pressable grid size-16 flex-none place-items-center rounded-full bg-tint-fill text-on-tint shadow-card focus-ring-above ios:after:hidden ios:active:opacity-70 expressive:press-shape expressive:shadow-none expressive:[--shape-radius:24px]"
          >
            <Play aria-hidden="true" className="size-7 fill-current" />
          </button>
        </div>
        <List
          twoColumns
          header={data.listTitle}
          className="min-h-[calc(100cqh-var(--pb-bar-height)-var(--safe-top,0px))]"
        >
          {data.items.map((episode) => (
            <Item
              key={episode.id}
              title={episode.title}
              subtitle={
                <>
                  {episode.description} · <span className="tabular-nums">{episode.duration}</span>
                </>
              }
              start={
                <Picture
                  src={episode.image}
                  ratio="square"
                  sizes="56px"
                  className="squircle w-14 rounded-thumbnail"
                />
              }
              onClick={() => onSelect(episode)}
              actions={
                <IconButton
                  label={interpolate(labels.download, { title: episode.title })}
                  onClick={() => onDownload(episode)}
                  className="text-tint material:text-on-surface-variant"
                >
                  <CloudDownload aria-hidden="true" className="size-5.5 material:size-6 material:stroke-2" />
                </IconButton>
              }
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}

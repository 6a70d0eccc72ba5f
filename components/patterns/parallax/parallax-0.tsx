'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { fittedTitle } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { IconButton } from '@/components/ui/icon-button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Parallax } from '@/components/ui/parallax'
import type { ScreenProps } from '@/components/ui/screen-props'
import { CloudDownload } from '@/components/ui/symbols/cloud-download'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/parallax/layout1.json'
import { type AnswerCallbacks, Answers } from './answers'

type Row = (typeof english)['items'][number]

/** Props of Parallax0. */
export type Parallax0Props = ScreenProps<typeof english> &
  AnswerCallbacks & {
    /** Called with the song that was pressed. */
    onSelect?: (song: Row) => void
    /** Called with the song to download. */
    onDownload?: (song: Row) => void
  }

/** A playlist: its name centered on the photo, the songs with their singers below. */
export default function Parallax0({ data = english, onBack, ...callbacks }: Parallax0Props) {
  const { toasts, labels } = data
  const toast = useToast()
  const {
    onSelect = ({ title }) => toast(interpolate(toasts.item, { title })),
    onDownload = ({ title }) => toast(interpolate(toasts.download, { title })),
    ...answers
  } = callbacks

  return (
    <Page>
      <Header
        title={data.title}
        titleAs="div"
        over
        onBack={onBack}
        end={<Answers title={data.title} toasts={toasts} labels={labels} {...answers} />}
      />
      <Content grouped>
        <Parallax name={data.headerImage} alt={data.headerImageAlt}>
          <h1 className={`text-balance text-center [--gutter:2.5rem] ${fittedTitle(data.title, 'title1')}`}>
            {data.title}
          </h1>
          <p className="mt-0.5 text-balance text-center text-subhead">{data.subtitle}</p>
        </Parallax>
        <List columns className="min-h-[calc(100cqh-var(--pb-bar-height)-var(--safe-top,0px))]">
          {data.items.map((song) => (
            <Item
              key={song.id}
              title={song.title}
              subtitle={song.description}
              lead={<Avatar name={song.image} />}
              onClick={() => onSelect(song)}
              actions={
                <IconButton
                  label={interpolate(labels.download, { title: song.title })}
                  onClick={() => onDownload(song)}
                  className="text-tint material:text-on-surface-variant"
                >
                  <CloudDownload
                    aria-hidden="true"
                    strokeWidth={1.75}
                    className="size-5.5 material:size-6 material:stroke-2"
                  />
                </IconButton>
              }
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}

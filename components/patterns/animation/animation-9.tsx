'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { fill } from '@patternbook/engine/data/fill'
import { CloudDownload } from 'lucide-react'
import { Content } from '@/components/ui/content'
import { fittedTitle } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { IconButton } from '@/components/ui/icon-button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { PhotoHeader } from '@/components/ui/photo-header'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout10.json'
import { type AnswerCallbacks, Answers } from '../parallax/answers'
import { ReplayButton } from './replay-button'

type Row = (typeof english)['items'][number]

/** Props of Animation9. */
export type Animation9Props = ScreenProps<typeof english> &
  AnswerCallbacks & {
    /** Called with the song that was pressed. */
    onSelect?: (song: Row) => void
    /** Called with the song to download. */
    onDownload?: (song: Row) => void
  }

/** FadeIn Right: a playlist under its photo; the songs come in from the end side. */
export default function Animation9({ data = english, onBack, ...callbacks }: Animation9Props) {
  const { toasts, labels } = data
  const { row, replay } = useEntrance(entrances.fadeInRight)
  const toast = useToast()
  const {
    onSelect = ({ title }) => toast(fill(toasts.item, { title })),
    onDownload = ({ title }) => toast(fill(toasts.download, { title })),
    ...answers
  } = callbacks

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        over
        onBack={onBack}
        end={<ReplayButton label={labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <PhotoHeader name={data.headerImage} alt={data.headerImageAlt}>
          <h1 className={`text-balance text-center [--gutter:2.5rem] ${fittedTitle(data.title, 'title1')}`}>
            {data.title}
          </h1>
          <p className="mt-0.5 text-balance text-center text-subhead">{data.subtitle}</p>
          <div data-over className="mt-3 flex justify-center gap-2 ios-26:bar-group ios-26:mx-auto">
            <Answers title={data.title} toasts={toasts} labels={labels} {...answers} />
          </div>
        </PhotoHeader>
        <List columns className="overflow-x-clip">
          {data.items.map((song) => (
            <Item
              {...row}
              key={song.id}
              title={song.title}
              subtitle={song.description}
              lead={
                <Picture name={song.image} ratio="square" sizes="44px" className="size-11 rounded-thumb" />
              }
              onClick={() => onSelect(song)}
              actions={
                <IconButton
                  label={fill(labels.download, { title: song.title })}
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

'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { CircleCheck } from '@/components/ui/symbols/circle-check'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/dragAndDrop/layout1.json'
import { Sortable } from './sortable'
import { SortableItem } from './sortable-item'
import { useRowOrder } from './use-row-order'

type Song = (typeof english)['items'][number]

/** Props of DragAndDrop0. */
export type DragAndDrop0Props = ScreenProps<typeof english> & {
  /** Called with the song that was pressed. */
  onSelect?: (song: Song) => void
  /** Called with the new order after a row is moved. */
  onReorder?: (items: Song[]) => void
}

const reel = (
  <span
    aria-hidden="true"
    className="size-9 rounded-full border-[7px] border-[#F7EBD8] border-dashed bg-[#2B2A33]"
  />
)

/** The name, the author, and the duration of a playlist on the label of a cassette. */
function Cassette({
  playlist,
}: {
  playlist: Pick<typeof english, 'title' | 'author' | 'duration' | 'labels'>
}) {
  return (
    <div className="px-margin pt-3 material:pt-2 material:pb-3">
      <div className="mx-auto max-w-110 rounded-[20px] bg-[#2B2A33] px-4 pt-4 text-[#2B2116] shadow-card">
        <div className="rounded-[12px] bg-[#F7EBD8] pt-3 pb-4">
          <div className="flex items-start gap-3 px-4">
            <div className="min-w-0 flex-1">
              <h1 className="text-balance text-title2">{playlist.title}</h1>
              <p className="text-subhead">{playlist.author}</p>
            </div>
            <CircleCheck role="img" aria-label={playlist.labels.check} className="size-7 flex-none" />
          </div>
          <div className="mt-3 h-2 bg-[#D9583A]" />
          <div className="h-2 bg-[#EBB04A]" />
          <div className="h-2 bg-[#1F6A66]" />
          <div className="mx-auto mt-3 flex w-fit items-center gap-5 rounded-pill bg-[#2B2A33] p-2 text-[#F7EBD8]">
            {reel}
            <span className="text-headline tabular-nums">{playlist.duration}</span>
            {reel}
          </div>
        </div>
        <div className="mx-auto mt-3 h-5 w-3/5 rounded-t-[8px] bg-[#45444F]" />
      </div>
    </div>
  )
}

/** A playlist: its name on a cassette, and songs with their covers and a drag handle at the end of each row. */
export default function DragAndDrop0({ data = english, onBack, ...callbacks }: DragAndDrop0Props) {
  const lang = useContentLang()
  const [songs, setOrder] = useRowOrder(data.items)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })), onReorder } = callbacks

  const reorder = (ids: number[]) => {
    setOrder(ids)
    onReorder?.(ids.flatMap((id) => songs.filter((song) => song.id === id)))
  }

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content grouped>
        <Cassette playlist={data} />
        <Sortable items={songs} onOrderChange={reorder} texts={data} lang={lang}>
          <List className="tablet:mx-auto tablet:w-160">
            {songs.map((song, index) => (
              <SortableItem
                key={song.id}
                id={song.id}
                handleLabel={interpolate(data.labels.handle, { title: song.title })}
                start={
                  <Picture
                    src={song.image}
                    ratio="square"
                    sizes="44px"
                    eager={index < 6}
                    className="size-11 rounded-thumbnail"
                  />
                }
                title={song.title}
                subtitle={song.subtitle}
                end={<span className="tabular-nums text-subhead">{song.duration}</span>}
                onClick={() => onSelect(song)}
              />
            ))}
          </List>
        </Sortable>
      </Content>
    </Page>
  )
}

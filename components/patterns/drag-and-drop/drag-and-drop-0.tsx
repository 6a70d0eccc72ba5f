'use client'
import { fill } from '@patternbook/engine/data/fill'
import { CircleCheck } from 'lucide-react'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/dragAndDrop/layout1.json'
import { Sortable } from './sortable'
import { SortableItem } from './sortable-item'
import { useOrder } from './use-order'

type Item = (typeof english)['items'][number]

/** Props of DragAndDrop0. */
export type DragAndDrop0Props = ScreenProps<typeof english> & {
  /** Called with the song that was pressed. */
  onSelect?: (song: Item) => void
  /** Called with the new order after a row was moved. */
  onReorder?: (items: Item[]) => void
}

/** A playlist: its name on a header in the accent colors, and songs with a drag handle at the end of each row. */
export default function DragAndDrop0({ data = english, onBack, ...callbacks }: DragAndDrop0Props) {
  const lang = useLang()
  const [songs, setOrder] = useOrder(data.items)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(fill(data.toasts.item, { title })), onReorder } = callbacks

  const reorder = (ids: number[]) => {
    setOrder(ids)
    onReorder?.(ids.flatMap((id) => songs.filter((song) => song.id === id)))
  }

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content grouped>
        <div className="px-margin pt-3 material:pt-2">
          <div className="squircle flex items-center gap-3 rounded-card bg-grad p-5 text-white">
            <div className="min-w-0 flex-1">
              <h1 className="text-balance text-title2">{data.title}</h1>
              <p className="mt-0.5 text-subhead">{data.author}</p>
              <p className="mt-2 text-headline tabular-nums">{data.duration}</p>
            </div>
            <CircleCheck role="img" aria-label={data.labels.check} className="size-8 flex-none" />
          </div>
        </div>
        <Sortable items={songs} onOrder={reorder} words={data} lang={lang}>
          <List>
            {songs.map((song, index) => (
              <SortableItem
                key={song.id}
                id={song.id}
                handle={fill(data.labels.handle, { title: song.title })}
                lead={
                  <Picture
                    name={song.image}
                    ratio="square"
                    eager={index < 6}
                    sizes="48px"
                    className="size-12 rounded-thumb ios:size-11"
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

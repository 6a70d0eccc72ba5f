'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { IconButton } from '@/components/ui/icon-button'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { SlidingItem } from '@/components/ui/sliding-item'
import { CirclePlay } from '@/components/ui/symbols/circle-play'
import english from '@/data/listView/swipeToDismiss/layout1.json'
import { AllGone } from './all-gone'
import { PlaylistHead } from './playlist-head'
import { type DismissalCallbacks, useDismissal } from './use-dismissal'

type Row = (typeof english)['items'][number]

/** Props of SwipeToDismiss0. */
export type SwipeToDismiss0Props = ScreenProps<typeof english> &
  DismissalCallbacks<Row> & {
    /** Called with the song that was pressed. Default: shows a message. */
    onSelect?: (song: Row) => void
    /** Called with the song whose play button was pressed. */
    onPlay?: (song: Row) => void
  }

/** A queue of songs. A swipe toward the start shows the buttons at the end of a row. */
export default function SwipeToDismiss0({
  data = english,
  onBack,
  onPlay,
  onSelect,
  ...callbacks
}: SwipeToDismiss0Props) {
  const { rows, behind, restoreAll, say } = useDismissal(data.items, data, callbacks)

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content grouped>
        <PlaylistHead list={data} image={rows[0]?.image ?? ''} onSay={say} />
        {rows.length === 0 ? (
          <AllGone words={data.empty} onRestore={restoreAll} />
        ) : (
          <List>
            {rows.map((song) => (
              <SlidingItem key={song.id} {...behind(song)} className="group/song">
                <div className="relative flex min-h-row-avatar items-stretch rounded-[inherit]">
                  <button
                    type="button"
                    onClick={() => (onSelect ? onSelect(song) : say(data.toasts.item, song.title))}
                    className="pressable focus-ring-over flex min-w-0 flex-1 items-stretch gap-3 rounded-[inherit] ps-margin pe-[calc(var(--pb-target)+.25rem)] text-start @max-[12em]/frame:flex-col @max-[12em]/frame:gap-0 ios:after:hidden ios:active:bg-pressed material:gap-4 material:@max-[12em]/frame:gap-0"
                  >
                    <Picture
                      name={song.image}
                      ratio="square"
                      sizes="48px"
                      className="my-2 size-11 flex-none self-center rounded-thumb @max-[12em]/frame:mb-0 @max-[12em]/frame:self-start material:size-12"
                    />
                    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 border-separator py-2 ios:border-b-hair group-last/song:border-transparent">
                      <span className="min-w-0 flex-[1_1_6em]">
                        <span className="block wrap-break-word text-body">{song.title}</span>
                        <span className="block wrap-break-word text-label-2 text-subhead">
                          {song.description}
                        </span>
                      </span>
                      <span className="text-label-2 text-subhead tabular-nums">{song.duration}</span>
                    </span>
                  </button>
                  {/* Above the end of the button, which spans the row: its pressed state covers the whole row. */}
                  <span className="pointer-events-none absolute inset-y-0 end-0 flex items-center border-separator pe-1 *:pointer-events-auto ios-18:border-b-hair group-last/song:border-transparent">
                    <IconButton
                      label={interpolate(data.labels.play, { title: song.title })}
                      onClick={() => (onPlay ? onPlay(song) : say(data.toasts.play, song.title))}
                      className="text-tint"
                    >
                      <CirclePlay aria-hidden="true" strokeWidth={1.75} className="size-6" />
                    </IconButton>
                  </span>
                </div>
              </SlidingItem>
            ))}
          </List>
        )}
      </Content>
    </Page>
  )
}

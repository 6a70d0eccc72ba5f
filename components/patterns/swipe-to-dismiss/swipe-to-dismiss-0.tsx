'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { SlidingItem } from '@/components/ui/sliding-item'
import { Play } from '@/components/ui/symbols/play'
import english from '@/data/listView/swipeToDismiss/layout1.json'
import { EmptyList } from './empty-list'
import { QueueHeader } from './queue-header'
import { type DismissalCallbacks, useDismissal } from './use-dismissal'

type Episode = (typeof english)['items'][number]

/** Props of SwipeToDismiss0. */
export type SwipeToDismiss0Props = ScreenProps<typeof english> &
  DismissalCallbacks<Episode> & {
    /** Called with the episode that was pressed. Default: shows a toast. */
    onSelect?: (episode: Episode) => void
    /** Called with the episode whose play button was pressed. Default: shows a toast. */
    onPlay?: (episode: Episode) => void
  }

/** A queue of episodes. A swipe toward the start shows the buttons at the end of a row. */
export default function SwipeToDismiss0({
  data = english,
  onBack,
  onPlay,
  onSelect,
  ...callbacks
}: SwipeToDismiss0Props) {
  const { rows, getItemProps, restoreAll, showToast } = useDismissal(data.items, data, callbacks)

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content grouped>
        <QueueHeader queue={data} image={rows[0]?.image ?? ''} showToast={showToast} />
        {rows.length === 0 ? (
          <EmptyList labels={data.empty} onRestore={restoreAll} />
        ) : (
          <List className="tablet:mx-auto tablet:w-160">
            {rows.map((episode) => (
              <SlidingItem key={episode.id} {...getItemProps(episode)} className="group/episode">
                <div className="relative flex min-h-18 flex-wrap items-center expressive:min-h-22 gap-x-6 gap-y-2 rounded-[inherit] py-3 pe-margin ps-8">
                  {/* This button and its pressed state cover the whole row. The play button is in front of it. */}
                  <button
                    type="button"
                    aria-label={`${episode.title}, ${episode.description}, ${episode.date}`}
                    onClick={() =>
                      onSelect ? onSelect(episode) : showToast(data.toasts.item, episode.title)
                    }
                    className="pressable absolute! inset-0 rounded-[inherit] focus-ring-above ios:after:hidden ios:active:bg-pressed"
                  />
                  {/* The play button is before the text, so that the title remains visible when the row is open. */}
                  <button
                    type="button"
                    aria-label={`${interpolate(data.labels.play, { title: episode.title })}, ${episode.duration}`}
                    onClick={() => (onPlay ? onPlay(episode) : showToast(data.toasts.play, episode.title))}
                    className="pressable tap-target relative inline-flex min-h-9 min-w-26 flex-none material:min-h-11 items-center justify-center gap-1.5 rounded-pill bg-tint-soft px-4 font-semibold text-subhead text-tint tabular-nums focus-ring-above material:bg-secondary-container material:text-on-secondary-container"
                  >
                    <Play aria-hidden="true" className="size-3.5 fill-current material:size-4.5" />
                    {episode.duration}
                  </button>
                  <span className="pointer-events-none min-w-0 flex-[1_1_8em]">
                    {episode.isNew && (
                      <span
                        role="img"
                        aria-label={data.labels.new}
                        className="absolute start-2.5 top-1/2 size-2.5 -translate-y-1/2 rounded-full bg-tint-fill"
                      />
                    )}
                    <span className="flex flex-wrap gap-x-2 text-footnote text-secondary-label material:text-subhead">
                      {episode.description}
                      <span>{episode.date}</span>
                    </span>
                    <span className="block text-balance wrap-break-word text-headline expressive:text-[length:calc(var(--text-scale)*1.0625rem)]">
                      {episode.title}
                    </span>
                  </span>
                  <span
                    aria-hidden="true"
                    className="absolute start-8 end-0 bottom-0 ios-26:end-4 border-separator ios:border-b-hairline group-last/episode:border-transparent material:hidden"
                  />
                </div>
              </SlidingItem>
            ))}
          </List>
        )}
      </Content>
    </Page>
  )
}

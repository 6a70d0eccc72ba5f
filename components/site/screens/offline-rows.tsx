'use client'
import { CloudDownload, RotateCw } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Tile } from '@/components/ui/tile'
import { Toggle } from '@/components/ui/toggle'
import { interpolate } from '@/lib/data/interpolate'
import type { Settings } from '@/lib/data/schemas'
import type { Lang } from '@/lib/frame/state'
import { INITIAL_OFFLINE_STATE, keepOfflineStore } from '@/lib/site/offline/keep-offline'

/**
 * The switch that makes the whole site available offline. The footer of the group shows whether the download is running,
 * complete, or failed; after a failure, a second row starts the download again.
 * @param strings text of the group
 * @param lang language of the numbers
 */
export function OfflineRows({ strings, lang }: { strings: Settings['offline']; lang: Lang }) {
  const toggleRef = useRef<HTMLInputElement>(null)
  const offlineState = useSyncExternalStore(
    keepOfflineStore.subscribe,
    keepOfflineStore.get,
    () => INITIAL_OFFLINE_STATE,
  )
  const { isEnabled, status, fetchedCount, totalCount } = offlineState
  const percent = totalCount === 0 ? 0 : Math.floor((fetchedCount / totalCount) * 100)
  const footer = {
    idle: strings.note,
    running: interpolate(strings.downloading, { percent }, lang),
    complete: strings.downloaded,
    failed: strings.failed,
  }[status]
  return (
    <List tonal footer={footer} footerLive>
      <Item
        as="label"
        start={
          <Tile small tone="green">
            <CloudDownload aria-hidden="true" />
          </Tile>
        }
        title={strings.title}
        subtitle={strings.description}
        end={
          <Toggle
            ref={toggleRef}
            checked={isEnabled}
            onChange={(event) => void keepOfflineStore.setEnabled(event.target.checked)}
          />
        }
      >
        {status === 'running' && (
          <progress
            aria-label={strings.progress}
            className="mt-2 block h-1 w-full appearance-none overflow-hidden rounded-pill bg-fill-2 [&::-moz-progress-bar]:bg-tint [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-tint"
            value={percent}
            max={100}
          />
        )}
      </Item>
      {status === 'failed' && (
        <Item
          onClick={() => {
            // This row is about to disappear, so focus moves to the switch.
            toggleRef.current?.focus({ preventScroll: true })
            void keepOfflineStore.start()
          }}
          start={
            <Tile small tone="amber">
              <RotateCw aria-hidden="true" />
            </Tile>
          }
          title={strings.retry}
        />
      )}
    </List>
  )
}

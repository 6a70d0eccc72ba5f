import type { FrameState } from '@/lib/frame/state'
import { useFrame } from '@/lib/frame/use-frame'
import { SCREENSHOT_SIZE, screenshotPath } from '@/lib/media/screenshot'
import { withBase } from '@/lib/navigation/href'
import type { SearchEntry } from '@/lib/site/search/types'
import { EntryIcon } from './entry-icon'

type ResultPreviewProps = {
  entry: SearchEntry
  /** The look that the query names. */
  look: Partial<FrameState>
}

/**
 * A picture of the active result with the platform and theme with which the result would open; for a pattern, pictures of its
 * first screens; for a result without pictures, its icon, title, and description.
 */
export function ResultPreview({ entry, look }: ResultPreviewProps) {
  const frameState = useFrame()
  const mode = look.mode ?? frameState.mode
  const resolvedTheme =
    look.theme === 'dark' || look.theme === 'light' ? look.theme : frameState.resolvedTheme
  const { screenshotRegistryNames = [] } = entry
  return (
    <div
      className="search-preview"
      data-many={screenshotRegistryNames.length > 1 ? '' : undefined}
      aria-hidden="true"
    >
      {screenshotRegistryNames.map((registryName) => (
        <img
          key={`${registryName} ${mode} ${resolvedTheme}`}
          src={withBase(screenshotPath(registryName, mode, resolvedTheme))}
          alt=""
          width={SCREENSHOT_SIZE.width}
          height={SCREENSHOT_SIZE.height}
          decoding="async"
        />
      ))}
      {screenshotRegistryNames.length === 0 && (
        <p>
          <EntryIcon entry={entry} />
          <b>{entry.title}</b>
          {entry.description}
        </p>
      )}
    </div>
  )
}

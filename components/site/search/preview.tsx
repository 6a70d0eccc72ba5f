import type { FrameState } from '@/lib/frame/state'
import { useFrame } from '@/lib/frame/use-frame'
import { SHOT, shotPath } from '@/lib/media/shot'
import { withBase } from '@/lib/navigation/href'
import type { Entry } from '@/lib/site/search/types'
import { EntryIcon } from './entry-icon'

type PreviewProps = {
  entry: Entry
  /** The look that the query names. */
  look: Partial<FrameState>
}

/**
 * A picture of the active result in the platform and theme in which the result would open; for a pattern, pictures of its first
 * screens; for a page without pictures, its icon and description.
 */
export function Preview({ entry, look }: PreviewProps) {
  const frameState = useFrame()
  const mode = look.mode ?? frameState.mode
  const resolvedTheme =
    look.theme === 'dark' || look.theme === 'light' ? look.theme : frameState.resolvedTheme
  const { shots = [] } = entry
  return (
    <div className="se-preview" data-many={shots.length > 1 ? '' : undefined} aria-hidden="true">
      {shots.map((item) => (
        <img
          key={`${item} ${mode} ${resolvedTheme}`}
          src={withBase(shotPath(item, mode, resolvedTheme))}
          alt=""
          width={SHOT.width}
          height={SHOT.height}
          decoding="async"
        />
      ))}
      {shots.length === 0 && (
        <p>
          <EntryIcon entry={entry} />
          <b>{entry.title}</b>
          {entry.about}
        </p>
      )}
    </div>
  )
}

'use client'
import { type Route, withBase } from '@/lib/catalogue'
import { DEFAULTS } from '@/lib/frame'
import { writeQuery } from '@/lib/frame/query'
import { useFrame } from '@/lib/frame/use-frame'
import { exactKeys } from './share-url'
import { ShellIcon } from './shell-icon'

/** The way to the screen on both platforms side by side, in the look that it has here. */
export function CompareLink({ route }: { route: Route }) {
  const state = useFrame()
  // The server knows nothing of the state yet.
  const look = state === DEFAULTS ? '' : writeQuery('', { ...exactKeys(state), mode: undefined }, false)
  const query = new URLSearchParams(look)
  return (
    <a
      href={withBase(`/compare/?show=${route.id}${query.size > 0 ? `&${query}` : ''}`)}
      className="sh-tool"
      data-tip="Compare"
      data-tip-end=""
      aria-label="Compare side by side"
    >
      <ShellIcon name="columns-2" />
    </a>
  )
}

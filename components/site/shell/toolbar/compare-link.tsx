'use client'
import { useFrame } from '@/lib/frame/use-frame'
import type { Route } from '@/lib/site/catalog'
import { ShellIcon } from '../icons/shell-icon'
import { compareHref } from './compare-href'

/** The way to the screen on both platforms side by side, in the look that it has here. */
export function CompareLink({ route }: { route: Route }) {
  const state = useFrame()
  return (
    <a
      href={compareHref(route.id, state)}
      className="sh-tool"
      data-tip="Compare"
      data-tip-end=""
      aria-label="Compare side by side"
    >
      <ShellIcon name="columns-2" />
    </a>
  )
}

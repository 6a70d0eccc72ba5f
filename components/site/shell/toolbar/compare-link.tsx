'use client'
import { useFrame } from '@/lib/frame/use-frame'
import type { Route } from '@/lib/site/catalog'
import { ShellIcon } from '../icons/shell-icon'
import { compareHref } from './compare-href'

/** Link to the comparison of the screen on both platforms, with its current look. */
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

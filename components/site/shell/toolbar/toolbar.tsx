'use client'
import { useEffect } from 'react'
import { redirectHomeLinks } from '@/components/site/front/front-state'
import { Link } from '@/components/ui/link'
import { frame } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'
import { findSection, parentRouteOf, type Route } from '@/lib/site/catalog'
import { connectF6Shortcut } from '../focus/f6-shortcut'
import { ShellIcon } from '../icons/shell-icon'
import { InspectorButton } from '../inspector-button/inspector-button'
import type { IslandProps } from '../loading/island'
import { EnterFullScreenLink, ExitFullScreenButton } from '../preview/full-screen'
import { useCurrentRoute } from '../use-current-route'
import { compareHref } from './compare-href'
import { CopyLinkButton } from './copy-link-button'
import { LookSegments } from './look-segments'
import { PatternLink } from './pattern-link'
import { AccentButton, OptionsButton } from './popover-buttons'
import { shareUrl } from './share-url'

/** Returns the URL that reproduces the screen in its current state. */
const currentShareUrl = () => shareUrl(location.origin + location.pathname, frame.get())

/** First item of the breadcrumb: a link to the page about the pattern or to the parent page, but not to the home page. */
function ParentLink({ route }: { route: Route }) {
  const section = route.section === undefined ? undefined : findSection(route.section)
  // Not for the list of a pattern's screens: the list has the same title as the pattern, and the title would appear twice.
  if (section && route.screen === route.id)
    return <PatternLink slug={section.slug}>{section.title}</PatternLink>
  const parent = parentRouteOf(route)
  if (!parent || parent.id === 'home') return null
  return (
    <Link href={parent.path} routerDirection="back">
      {parent.title}
    </Link>
  )
}

function Breadcrumb({ route }: { route: Route }) {
  return (
    <nav aria-label="Breadcrumb" className="sh-breadcrumb">
      <ParentLink route={route} />
      <b aria-current="page">{route.title}</b>
    </nav>
  )
}

/** Link to the page that compares the screen on both platforms. */
function CompareLink({ route }: { route: Route }) {
  const state = useFrame()
  return (
    <a
      href={compareHref(route.id, state)}
      className="sh-toolbar-button"
      data-tooltip="Compare"
      data-tooltip-end=""
      aria-label="Compare side by side"
    >
      <ShellIcon name="columns-2" />
    </a>
  )
}

/**
 * The toolbar of the preview in two rows: first the breadcrumb and actions for the screen, then the controls for its look. The
 * toolbar also connects F6 (f6-shortcut.ts) and makes links to home in the preview open the front page.
 */
export default function Toolbar({ path }: IslandProps) {
  const route = useCurrentRoute(path)

  useEffect(() => {
    const screenElement = document.querySelector<HTMLElement>('.sh-screen')!
    const cleanups = [connectF6Shortcut(screenElement), redirectHomeLinks(screenElement)]
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }, [])

  return (
    <>
      <div className="sh-toolbar-row">
        <Breadcrumb route={route} />
        <OptionsButton />
        <span className="sh-toolbar-divider" />
        <CompareLink route={route} />
        <CopyLinkButton getUrl={currentShareUrl} />
        <EnterFullScreenLink />
        <ExitFullScreenButton />
        <InspectorButton />
      </div>
      <div className="sh-toolbar-row">
        <LookSegments />
        <AccentButton />
      </div>
    </>
  )
}

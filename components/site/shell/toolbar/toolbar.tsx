'use client'
import { useEffect } from 'react'
import { Link } from '@/components/ui/link'
import { parentOf, type Route } from '@/lib/catalogue'
import { frame } from '@/lib/frame'
import { connectFocusSwitch } from '../focus/focus-switch'
import { InspectorButton } from '../inspector-button/inspector-button'
import type { PartProps } from '../loading/island'
import { EnterFull, LeaveFull } from '../preview/full-screen'
import { useHere } from '../use-here'
import { AccentButton } from './accent-button'
import { CompareLink } from './compare-link'
import { CopyLink } from './copy-link'
import { LookSegments } from './look-segments'
import { shareUrl } from './share-url'

/** The address of exactly what is on the screen. */
const exactUrl = () => shareUrl(location.origin + location.pathname, frame.get())

function Breadcrumb({ route }: { route: Route }) {
  const parent = parentOf(route)
  const shown = parent && parent.id !== 'home' ? parent : undefined
  return (
    <nav aria-label="Breadcrumb" className="sh-crumb">
      {shown && (
        <>
          <Link href={shown.path} direction="back">
            {shown.title}
          </Link>
          <i aria-hidden="true">/</i>
        </>
      )}
      <b aria-current="page">{route.title}</b>
    </nav>
  )
}

/** The toolbar of the stage: where you are, how it is shown, and how to pass it on. With it come the keys of the stage. */
export default function Toolbar({ path }: PartProps) {
  const route = useHere(path)

  useEffect(() => connectFocusSwitch(document.querySelector<HTMLElement>('.sh-floor')!), [])

  return (
    <>
      <Breadcrumb route={route} />
      <LookSegments />
      <AccentButton />
      <span className="sh-rule" />
      <CompareLink route={route} />
      <CopyLink url={exactUrl} />
      <EnterFull />
      <LeaveFull />
      <InspectorButton />
    </>
  )
}

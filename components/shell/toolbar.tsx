'use client'
import { useEffect } from 'react'
import { Link } from '@/components/ui/link'
import { parentOf, type Route } from '@/lib/catalogue'
import { frame } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'
import { AccentButton } from './accent-button'
import { CompareLink } from './compare-link'
import { CopyLink } from './copy-link'
import { connectFocusSwitch } from './focus-switch'
import { EnterFull, LeaveFull } from './full-screen'
import { InspectorButton } from './inspector-button'
import type { PartProps } from './island'
import { SearchTool } from './search-buttons'
import { Segment } from './segment'
import { ShellIcon } from './shell-icon'
import { useHere } from './use-here'

const platforms = [
  { value: 'ios', text: 'iOS' },
  { value: 'md', text: 'Material' },
] as const
const directions = [
  { value: 'ltr', text: 'LTR' },
  { value: 'rtl', text: 'RTL' },
] as const
const themes = [
  { value: 'light', text: 'Light', icon: <ShellIcon name="sun" /> },
  { value: 'dark', text: 'Dark', icon: <ShellIcon name="moon" /> },
] as const

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
  const { mode, dir, resolvedTheme } = useFrame()

  useEffect(() => connectFocusSwitch(document.querySelector<HTMLElement>('.sh-floor')!), [])

  return (
    <>
      <Breadcrumb route={route} />
      <SearchTool />
      <Segment
        label="Platform"
        choices={platforms}
        value={mode}
        onChange={(next) => frame.set({ mode: next })}
      />
      <Segment
        label="Direction"
        choices={directions}
        value={dir}
        onChange={(next) => frame.set({ dir: next })}
      />
      <Segment
        label="Theme"
        choices={themes}
        value={resolvedTheme}
        onChange={(theme) => frame.set({ theme })}
      />
      <AccentButton />
      <span className="sh-rule" />
      <CompareLink route={route} />
      <CopyLink />
      <EnterFull />
      <LeaveFull />
      <InspectorButton />
    </>
  )
}

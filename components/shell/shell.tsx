'use client'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { find, type Route } from '@/lib/catalogue'
import { appPath } from '@/lib/catalogue/href'
import { frame } from '@/lib/frame'
import { transitionEvents } from '@/lib/transition/events'
import { Device } from './device'
import { drawer } from './drawer'
import { connectFocusSwitch } from './focus-switch'
import { Frame } from './frame'
import { LeaveFull } from './full-screen'
import { Guard } from './guard'
import { markReady } from './ready'
import { SideMenu } from './side-menu'
import { StageFoot } from './stage-foot'
import { Toolbar } from './toolbar'
import { warmUp } from './warm-up'

/** The way to the first page, should a path be unknown: the shell stands on every page of the book. */
const home = find('home') as Route

/**
 * The persistent shell around the screens: side menu and stage from 1024 px, drawer and nothing else below, in full
 * screen and (without the drawer) in an embed. One HTML for all of them; CSS decides (see stage.css, drawer.css).
 */
export function Shell({ children }: { children: ReactNode }) {
  const route = find(appPath(usePathname() ?? '/')) ?? home
  const panel = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const screen = useRef<HTMLElement>(null)

  useEffect(() => {
    const stops = [
      markReady(),
      warmUp(),
      connectFocusSwitch(screen.current!),
      drawer.start(panel.current!, stage.current!),
      transitionEvents.subscribe(({ type }) => type === 'url' && frame.follow(location.search)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  return (
    <Guard>
      <div className="sh">
        <SideMenu route={route} panel={panel} />
        <div className="sh-veil" data-menu-veil="" />
        <div className="sh-stage" ref={stage}>
          <Toolbar route={route} />
          <main className="sh-floor" aria-label="Screen" ref={screen}>
            <Device>
              <Frame>{children}</Frame>
            </Device>
          </main>
          <StageFoot />
          <LeaveFull />
        </div>
      </div>
    </Guard>
  )
}

'use client'
import { type ReactNode, useEffect } from 'react'
import { frame } from '@/lib/frame'
import { restoreChoices } from '@/lib/storage/restore'
import { transitionEvents } from '@/lib/transition/events'
import { Device } from './device'
import { Frame } from './frame'
import { Guard } from './guard'
import { Island } from './island'
import { dismissOldWorker } from './old-worker'
import { sideMenu, stageFoot, toolbar } from './parts'
import { markReady } from './ready'
import { warmUp } from './warm-up'

/**
 * The persistent shell around the screens: side menu and stage from 1024 px, drawer and nothing else below, in full
 * screen and (without the drawer) in an embed. One HTML for all of them; CSS decides (see stage.css, drawer.css). What
 * is not seen on a phone comes to life elsewhere only (see parts.ts).
 */
export function Shell({ children }: { children: ReactNode }) {
  useEffect(() => {
    dismissOldWorker()
    void restoreChoices(() => frame.follow(location.search))
    const stops = [
      markReady(),
      warmUp(),
      transitionEvents.subscribe(({ type }) => type === 'url' && frame.follow(location.search)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  return (
    <Guard>
      <div className="sh">
        <Island of={sideMenu} />
        {/* Without scripts nobody opens the drawer: two plain links do. */}
        <noscript>
          <a href="#menu" className="sh-plain">
            Menu
          </a>
          <a href="#page" className="sh-plain-away">
            <span className="sh-hidden">Close the menu</span>
          </a>
        </noscript>
        <div className="sh-veil" data-menu-veil="" />
        <div className="sh-stage">
          <Island of={toolbar} />
          <main className="sh-floor" aria-label="Screen">
            <Device>
              <Frame>{children}</Frame>
            </Device>
          </main>
          <Island of={stageFoot} />
        </div>
      </div>
    </Guard>
  )
}

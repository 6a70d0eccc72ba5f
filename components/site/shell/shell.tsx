'use client'
import { type ReactNode, useEffect } from 'react'
import { frame } from '@/lib/frame'
import { transitionEvents } from '@/lib/navigation/events'
import { restoreChoices } from '@/lib/storage/restore'
import { Guard } from './faults/start-up-guard'
import { SkipLink } from './focus/skip-link'
import { Island } from './loading/island'
import { dismissOldWorker } from './loading/old-worker'
import { inspector, sideMenu, siteBar, stageFoot, toolbar } from './loading/parts'
import { markReady } from './loading/ready'
import { warmUp } from './loading/warm-up'
import { Device } from './preview/device'
import { Frame } from './preview/frame'
import { PhoneBar } from './preview/phone-bar'

/** Opens the drawer, or moves the focus to the menu next to the stage. */
const showMenu = () => document.dispatchEvent(new CustomEvent('patternbook:menu'))

/**
 * The persistent shell around the screens: header, side menu, stage and inspector from 1024 px; below, a drawer and a sheet; in
 * full screen the drawer; in an embed neither. The HTML is the same for all of them; CSS decides (see preview.css,
 * drawer.css). Parts that are invisible on a phone are not hydrated there (see parts.ts).
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
    // The messages of an embed are not needed in a first visit.
    let left = false
    if (frame.get().embed && parent !== window)
      void import('@/lib/site/embed/speak').then(({ speakTo }) => left || stops.push(speakTo(parent)))
    return () => {
      left = true
      for (const stop of stops) stop()
    }
  }, [])

  return (
    <Guard>
      <div className="sh">
        <SkipLink to="screen">Skip to the screen</SkipLink>
        <SkipLink to="menu" onSkip={showMenu}>
          Skip to the menu
        </SkipLink>
        <Island of={siteBar} />
        <Island of={sideMenu} />
        {/* Without scripts the drawer cannot open: two plain links replace its button. */}
        <noscript>
          <a href="#menu" className="sh-plain">
            Menu
          </a>
          <a href="#page" className="sh-plain-away">
            <span className="sh-hidden">Close the menu</span>
          </a>
        </noscript>
        <div className="sh-veil" data-menu-backdrop="" />
        <div className="sh-stage">
          <Island of={toolbar} />
          <PhoneBar />
          <main id="screen" className="sh-floor" aria-label="Screen">
            <Device>
              <Frame>{children}</Frame>
            </Device>
          </main>
          <Island of={stageFoot} />
        </div>
        <div className="sh-dim" data-inspector-veil="" />
        <Island of={inspector} />
      </div>
    </Guard>
  )
}

'use client'
import { type ReactNode, useEffect } from 'react'
import { frame } from '@/lib/frame'
import { pageStackEvents } from '@/lib/navigation/events'
import { restoreSettings } from '@/lib/storage/restore-settings'
import { ShellErrorBoundary } from './errors/shell-error-boundary'
import { SkipLink } from './focus/skip-link'
import { markDocumentReady } from './loading/document-ready'
import { Island } from './loading/island'
import { inspector, previewFooter, shellHeader, sideMenu, toolbar } from './loading/islands'
import { removeStaleServiceWorker } from './loading/remove-stale-service-worker'
import { schedulePrefetch } from './loading/schedule-prefetch'
import { Device } from './preview/device'
import { Frame } from './preview/frame'
import { PhoneBar } from './preview/phone-bar'

/** Opens the drawer, or moves focus to the menu next to the preview. */
const openMenu = () => document.dispatchEvent(new CustomEvent('patternbook:open-menu'))

/**
 * The persistent shell around the screens: header, side menu, preview, and inspector. Below 1024 px, the menu is a drawer and the
 * inspector is a sheet. Full screen has the drawer but no inspector, and an embed has neither. The HTML is the same in all of
 * these layouts, and CSS selects the layout (preview.css, drawer.css). Parts that are invisible on a phone are not hydrated there
 * (loading/hydration-triggers.ts).
 */
export function Shell({ children }: { children: ReactNode }) {
  useEffect(() => {
    removeStaleServiceWorker()
    void restoreSettings(() => frame.applyQuery(location.search))
    const cleanups = [
      markDocumentReady(),
      schedulePrefetch(),
      pageStackEvents.subscribe(({ type }) => type === 'url' && frame.applyQuery(location.search)),
    ]
    // Only an embed inside another page reports its state, so other visits do not load this code.
    let isUnmounted = false
    if (frame.get().embed && parent !== window)
      import('@/lib/site/embed/connect-to-embedder').then(
        ({ connectToEmbedder }) => isUnmounted || cleanups.push(connectToEmbedder(parent)),
        (error: Error) =>
          console.error(`Patternbook: the code for embed messages could not be loaded (${error.message}).`),
      )
    return () => {
      isUnmounted = true
      for (const cleanup of cleanups) cleanup()
    }
  }, [])

  return (
    <ShellErrorBoundary>
      <div className="sh">
        <SkipLink targetId="screen">Skip to the screen</SkipLink>
        <SkipLink targetId="menu" onSkip={openMenu}>
          Skip to the menu
        </SkipLink>
        <Island definition={shellHeader} />
        <Island definition={sideMenu} />
        {/* Without scripts, the menu button does not work, so one plain link opens the drawer, and another closes it. */}
        <noscript>
          <a href="#menu" className="sh-noscript-menu">
            Menu
          </a>
          <a href="#page" className="sh-noscript-close">
            <span className="sh-hidden">Close the menu</span>
          </a>
        </noscript>
        <div className="sh-backdrop" data-menu-backdrop="" />
        <div className="sh-preview">
          <Island definition={toolbar} />
          <PhoneBar />
          <main id="screen" className="sh-screen" aria-label="Screen">
            <Device>
              <Frame>{children}</Frame>
            </Device>
          </main>
          <Island definition={previewFooter} />
        </div>
        <div className="sh-inspector-backdrop" data-inspector-backdrop="" />
        <Island definition={inspector} />
      </div>
    </ShellErrorBoundary>
  )
}

'use client'
import { useHydrated } from '@/components/site/shared/use-hydrated'
import './compare.css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { writeQuery } from '@/lib/frame/query'
import { useFrame } from '@/lib/frame/use-frame'
import { findRoute, withBase } from '@/lib/site/catalog'
import { adjacentScreenPath } from '@/lib/site/search/adjacent-screen'
import { connectShortcuts } from '../search/shortcuts'
import { ShellIcon } from '../shell/icons/shell-icon'
import StatusBar from '../shell/preview/status-bar'
import { SiteHeader } from '../site-header/site-header'
import { createComparePageCommands } from './compare-page-commands'
import { type Comparison, comparedFramesOf, readComparison, writeComparison } from './comparison'
import { ComparisonControls } from './comparison-controls'
import { mirrorActions } from './mirror-actions'

/**
 * Shows a screen side by side on both platforms, in both generations of a platform, in both directions, in light and dark, or at
 * several widths; two of these can be combined. The query string contains the comparison; the server does not know it and renders
 * the page without frames, which are added after hydration.
 */
export function ComparePage() {
  const isHydrated = useHydrated()
  return (
    <div className="sh-page compare-page">
      <SiteHeader current="compare" skipLink="Skip to the screens" shortcuts={false} />
      {!isHydrated ? (
        <>
          <section className="compare-bar" aria-label="Comparison">
            <h1>Compare</h1>
          </section>
          <main id="content" className="compare-screens" aria-label="Screens">
            <noscript>
              <NoScriptLinks />
            </noscript>
          </main>
        </>
      ) : (
        <ComparisonView initialComparison={readComparison(location.search)} />
      )}
    </div>
  )
}

/** Links to the frames of the default comparison, for visitors without JavaScript. */
function NoScriptLinks() {
  const { route, sharedState } = readComparison('')
  const example: Comparison = { route, sharedState, axes: ['mode'], widths: [], areActionsMirrored: false }
  return (
    <div className="compare-noscript">
      <p>The side-by-side view needs JavaScript. You can open each screen on its own:</p>
      <ul>
        {comparedFramesOf(example).map(({ label, src }) => (
          <li key={label}>
            <a href={src}>
              {route.title}, {label}
            </a>
          </li>
        ))}
        <li>
          <a href={withBase('/list/')}>All patterns</a>
        </li>
      </ul>
    </div>
  )
}

function ComparisonView({ initialComparison }: { initialComparison: Comparison }) {
  const [comparison, setComparison] = useState(initialComparison)
  const screensRef = useRef<HTMLDivElement>(null)
  const { mode } = useFrame()
  const frames = comparedFramesOf(comparison, mode)
  const frameKeys = frames.map(({ src, width }) => src + width).join(' ')
  const { route, sharedState } = comparison
  const screenUrl = withBase(route.path) + writeQuery('', sharedState, false)

  const updateComparison = (patch: Partial<Comparison>) => {
    const newComparison = { ...comparison, ...patch }
    setComparison(newComparison)
    history.replaceState(history.state, '', location.pathname + writeComparison(newComparison))
  }

  const goToAdjacentScreen = useEffectEvent((direction: 1 | -1) => {
    const path = adjacentScreenPath(route, direction)
    const adjacentRoute = path && findRoute(path)
    if (adjacentRoute) updateComparison({ route: adjacentRoute })
  })
  const leaveComparison = useEffectEvent(() => location.assign(screenUrl))
  useEffect(
    () =>
      connectShortcuts(
        createComparePageCommands({
          goToAdjacentScreen: (direction) => goToAdjacentScreen(direction),
          leaveComparison: () => leaveComparison(),
        }),
      ),
    [],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the keys change, React creates new iframes
  useEffect(() => {
    if (!comparison.areActionsMirrored) return
    return mirrorActions([...screensRef.current!.querySelectorAll('iframe')])
  }, [comparison.areActionsMirrored, frameKeys])

  return (
    <>
      <section className="compare-bar" aria-label="Comparison">
        <a className="compare-back" href={screenUrl} aria-label="Back to the screen">
          <ShellIcon name="chevron-down" />
        </a>
        <h1>
          Compare<span className="sh-hidden">: {route.title}</span>
        </h1>
        <ComparisonControls comparison={comparison} onChange={updateComparison} />
      </section>
      <main
        id="content"
        className="compare-screens"
        aria-label="Screens"
        ref={screensRef}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: overflowing content must scroll with the keyboard too
        tabIndex={0}
      >
        {frames.map(({ label, width, src }) => {
          const mode = /mode=(\w+)/.exec(src)?.[1] ?? document.documentElement.dataset.mode
          return (
            <figure key={src + width} className="compare-pane" data-width={width} data-mode={mode}>
              <figcaption>{label}</figcaption>
              <div className="compare-device-area">
                <div className="compare-device">
                  <div className="sh-status" data-mode={mode} aria-hidden="true">
                    <StatusBar />
                  </div>
                  <iframe src={src} title={`${route.title}, ${label}`} />
                  <i className="sh-home-indicator" data-mode={mode} aria-hidden="true" />
                </div>
              </div>
            </figure>
          )
        })}
      </main>
    </>
  )
}

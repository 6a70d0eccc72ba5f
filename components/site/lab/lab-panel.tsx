'use client'
import { type ComponentType, useEffect, useState } from 'react'
import { prefersReducedData } from '@/lib/navigation/prefers-reduced-data'
import { untilIdle } from '@/lib/navigation/until-idle'
import { useOverlays } from '@/lib/overlay/overlay-provider'
import { type LabTab, labTabs } from './lab-tabs'

/** A tab whose panel has loaded or failed to load. `Panel` is undefined after a failure. */
type PanelLoadResult = { tab: LabTab; Panel?: ComponentType }

/**
 * The panel of one tab. It loads when the tab is selected; the other panels and the overlay views load when the browser is idle,
 * so that they work offline, unless the user prefers reduced data. If a panel cannot be loaded, a message with a retry button is
 * shown.
 */
export function LabPanel({ tab }: { tab: LabTab }) {
  const [loadResult, setLoadResult] = useState<PanelLoadResult>()
  const [attempt, setAttempt] = useState(0)
  const overlays = useOverlays()

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again with every attempt
  useEffect(() => {
    let isCurrent = true
    tab.load().then(
      ({ default: Panel }) => isCurrent && setLoadResult({ tab, Panel }),
      () => isCurrent && setLoadResult({ tab }),
    )
    return () => {
      isCurrent = false
    }
  }, [tab, attempt])

  useEffect(() => {
    if (prefersReducedData()) return
    void untilIdle().then(() => {
      // A failure is shown when the tab is selected.
      for (const { load } of labTabs) load().catch(() => undefined)
      overlays.preload()
      import('@/components/overlays/overlay-host')
        .then(({ preloadViews }) => preloadViews())
        .catch(() => undefined)
    })
  }, [overlays])

  if (loadResult?.tab !== tab) return <p className="lab-loading">One moment…</p>
  const { Panel } = loadResult
  if (Panel) return <Panel />
  return (
    <div className="lab-load-error" role="alert">
      <p>{tab.title} could not be loaded. Check your connection.</p>
      <button
        type="button"
        className="sh-button"
        onClick={() => {
          setLoadResult(undefined)
          setAttempt(attempt + 1)
        }}
      >
        Try again
      </button>
    </div>
  )
}

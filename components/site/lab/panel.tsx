'use client'
import { type ComponentType, useEffect, useState } from 'react'
import { idle } from '@/lib/navigation/idle'
import { prefersReducedData } from '@/lib/navigation/prefers-reduced-data'
import { useOverlays } from '@/lib/overlay/react'
import { type Part, parts } from './parts'

/** What has come of a part: its panel, or word that there is none. */
type Got = { part: Part; Panel?: ComponentType }

/**
 * The panel of one part. It is fetched when it is asked for; those of the other parts, and what shows overlays, in an idle
 * moment, so that they are there without a network too. One that does not come says so, and can be asked for again.
 */
export function LabPanel({ part }: { part: Part }) {
  const [got, setGot] = useState<Got>()
  const [attempt, setAttempt] = useState(0)
  const overlays = useOverlays()

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again with every attempt
  useEffect(() => {
    let wanted = true
    part.load().then(
      ({ default: Panel }) => wanted && setGot({ part, Panel }),
      () => wanted && setGot({ part }),
    )
    return () => {
      wanted = false
    }
  }, [part, attempt])

  useEffect(() => {
    if (prefersReducedData()) return
    void idle().then(() => {
      // One that is asked for tells of its failure itself.
      for (const { load } of parts) load().catch(() => undefined)
      overlays.preload()
      import('@/components/overlays/host').then(({ preloadViews }) => preloadViews()).catch(() => undefined)
    })
  }, [overlays])

  if (got?.part !== part) return <p className="lab-loading">One moment…</p>
  const { Panel } = got
  if (Panel) return <Panel />
  return (
    <div className="lab-failed" role="alert">
      <p>{part.title} could not be loaded. Check your connection.</p>
      <button
        type="button"
        className="sh-button"
        onClick={() => {
          setGot(undefined)
          setAttempt(attempt + 1)
        }}
      >
        Try again
      </button>
    </div>
  )
}

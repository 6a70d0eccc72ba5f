'use client'
import './tokens-page.css'
import { lazy, Suspense, useDeferredValue, useSyncExternalStore } from 'react'
import { SiteHeader } from '@/components/site/docs/site-header'
import { useFrame } from '@/lib/frame/use-frame'
import { accentAddress } from './accent-address'
import { AccentEditor } from './accent-editor'
import { LoadFailure } from './load-failure'

// The colors are worked out by the code that the frame uses for any color; it is fetched here alone.
const Live = lazy(() => import('./live'))

const never = () => () => {}

/** The tokens of any accent: edited above, shown and checked below, to be taken at the end. */
export function TokensPage() {
  const { accent } = useFrame()
  const shown = useDeferredValue(accent)
  const bad = useSyncExternalStore(accentAddress.subscribe, accentAddress.bad, () => undefined)
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <div className="sh-page">
      <SiteHeader here="tokens" />
      <main id="content" className="tp" dir="ltr">
        <h1>Tokens</h1>
        <p className="tp-lead">
          One color becomes four sets: iOS and Material, light and dark, each adjusted until its text is
          readable. Try any color, see it on components, and export it as a file.
        </p>
        <AccentEditor accent={alive ? accent : undefined} bad={bad} />
        {alive && (
          <LoadFailure>
            <Suspense fallback={<p className="tp-wait" role="status" aria-label="Computing the colors" />}>
              <Live accent={shown} />
            </Suspense>
          </LoadFailure>
        )}
        <noscript>
          <p>The colors are computed in the browser, which requires JavaScript.</p>
        </noscript>
      </main>
    </div>
  )
}

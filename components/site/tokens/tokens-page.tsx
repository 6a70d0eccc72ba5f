'use client'
import { useHydrated } from '@/components/site/shared/use-hydrated'
import { loadGenerationStylesheets } from '@/lib/frame/generation-stylesheets'
import './tokens-page.css'
import { lazy, Suspense, useDeferredValue, useSyncExternalStore } from 'react'
import { SiteHeader } from '@/components/site/site-header/site-header'
import { useFrame } from '@/lib/frame/use-frame'
import { AccentEditor } from './accent-editor'
import { accentUrlParam } from './accent-url'
import { LoadErrorBoundary } from './load-error-boundary'

/** Loads the code that computes the colors, and the styles of iOS 26 and Material 3 Expressive, because the samples show both. */
const AccentTokens = lazy(async () => {
  const tokensModule = await import('./accent-tokens')
  await Promise.all([loadGenerationStylesheets('26'), loadGenerationStylesheets('expressive')])
  return tokensModule
})

/** The tokens page: an editor for the accent, samples with the contrast of the text, all values, and files to export. */
export function TokensPage() {
  const { accent } = useFrame()
  const deferredAccent = useDeferredValue(accent)
  const invalidAccent = useSyncExternalStore(
    accentUrlParam.subscribe,
    accentUrlParam.invalidAccent,
    () => undefined,
  )
  const isHydrated = useHydrated()
  return (
    <div className="sh-page">
      <SiteHeader current="tokens" />
      <main id="content" className="tokens-page" dir="ltr">
        <h1>Tokens</h1>
        <p className="tokens-intro">
          Patternbook derives four sets of colors from one accent: iOS 26 and Material&nbsp;3 Expressive,
          light and dark, each adjusted until its text is readable. Try any color, see it on components, and
          export the tokens as a file. The file also contains iOS 18 and Material&nbsp;3 Baseline.
        </p>
        <AccentEditor accent={isHydrated ? accent : undefined} invalidAccent={invalidAccent} />
        {isHydrated && (
          <LoadErrorBoundary>
            <Suspense
              fallback={<p className="tokens-loading" role="status" aria-label="Computing the colors" />}
            >
              <AccentTokens accent={deferredAccent} />
            </Suspense>
          </LoadErrorBoundary>
        )}
        <noscript>
          <p>This page needs JavaScript to compute the colors.</p>
        </noscript>
      </main>
    </div>
  )
}

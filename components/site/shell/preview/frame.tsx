'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { backHandlers } from '@/lib/back'
import { frame } from '@/lib/frame'
import { loadFailureReporter } from '@/lib/frame/load-failure-reporter'
import { useFrame } from '@/lib/frame/use-frame'
import { PageStack, type StackScreen } from '@/lib/navigation/page-stack'
import { OverlayProvider } from '@/lib/overlay/overlay-provider'
import { readStoredToastDuration } from '@/lib/site/toast-duration'
import { PageLoadError } from '../errors/page-load-error'
import { SitePageErrorBoundary } from '../errors/site-page-error-boundary'
import { LazyNotice } from '../notices/lazy-notice'
import { LoadErrorNotice } from '../notices/load-error-notice'
import { OverlaysOnWindow } from '../overlays-on-window'

/**
 * If an overlay or the menu is open, closes it instead of going back. The browser's Back also closes an inspector that covers
 * only the lower part of the window; a back button of the screen does not.
 * @param isFromApp true for a back button of the screen, false for the browser's Back
 * @returns whether Back is handled, so that the page remains
 */
const beforePop = (isFromApp: boolean): boolean => {
  if (isFromApp ? backHandlers.getOpenItems().length === 0 : !backHandlers.canClose()) return false
  void backHandlers.handlePress('back')
  return true
}

/** Finds the screen at a path. The module that does this is loaded when it is first needed. */
const resolveScreen = async (path: string): Promise<StackScreen | undefined> => {
  const screenModule = await import('../loading/resolve-screen').catch((cause: unknown) => {
    throw new PageLoadError(path, cause)
  })
  return screenModule.resolveScreen(path)
}

const loadOverlayHost = () => import('@/components/overlays/overlay-host')

/**
 * Loads the notice about the state of the database, in builds that use a database. The environment variable is checked here, so
 * that the bundler removes the code from other builds.
 */
const loadDatabaseNotice = process.env.NEXT_PUBLIC_FIREBASE_DATABASE_URL
  ? async () => (await import('../notices/database-notice')).DatabaseNotice
  : undefined

/**
 * The frame, which contains everything that a screen shows.
 * @param children the page in the server’s HTML, which is the first page of the stack
 */
export function Frame({ children }: { children: ReactNode }) {
  const { lang } = useFrame()
  const [isSlow, setIsSlow] = useState(false)
  /** App path, with the query, of the page that could not be loaded, if there is one. */
  const [failedHref, setFailedHref] = useState<string>()
  /** Retries loading the code that a press needed; undefined if no such code is missing. */
  const [retry, setRetry] = useState<() => void>()

  const loadOverlays = () =>
    void loadOverlayHost()
      .then(({ preloadViews }) => preloadViews())
      .then(
        () => setRetry(undefined),
        (error: Error) => console.error(`Patternbook: the overlays could not be loaded (${error.message}).`),
      )
  useEffect(() => {
    loadFailureReporter.report = (onRetry) =>
      setRetry(() => () => {
        setRetry(undefined)
        onRetry()
      })
    return frame.subscribe(() => setRetry(undefined))
  }, [])
  const onError = (error: unknown, href: string) => {
    if (!(error instanceof PageLoadError)) return console.error(error)
    // The cause is omitted, because it only names the missing file; the browser logs that request.
    console.error(error.message)
    setFailedHref(href)
  }
  return (
    <div data-frame="" lang={lang}>
      <OverlayProvider
        load={loadOverlayHost}
        getMinToastDuration={readStoredToastDuration}
        onLoad={(isFetched) => setRetry(() => (isFetched ? undefined : loadOverlays))}
      >
        <PageStack
          initialPage={children}
          Boundary={SitePageErrorBoundary}
          // Not from useFrame(): PageStack reads `history` once, when the hook still returns the server's state.
          history={frame.get().embed ? 'memory' : 'browser'}
          resolveScreen={resolveScreen}
          lang={lang}
          beforePop={beforePop}
          onSlowLoadChange={setIsSlow}
          onError={onError}
        />
        {/* CSS also shows this indicator while the first page waits for its Arabic data, even before hydration. */}
        <div
          className="sh-progress"
          data-visible={isSlow || undefined}
          role="progressbar"
          aria-label="Loading the page"
        />
        {loadDatabaseNotice && <LazyNotice load={loadDatabaseNotice} lang={lang} />}
        <OverlaysOnWindow />
        <LoadErrorNotice
          href={failedHref}
          lang={lang}
          onDismiss={() => setFailedHref(undefined)}
          onRetry={retry}
        />
      </OverlayProvider>
    </div>
  )
}

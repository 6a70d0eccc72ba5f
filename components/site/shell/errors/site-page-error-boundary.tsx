'use client'
import { Fragment, lazy, type ReactNode, useLayoutEffect, useState } from 'react'
import { resetFailedScreens } from '@/components/site/screens/screen-loaders'
import { useFrame } from '@/lib/frame/use-frame'
import { loadFailureText } from '@/lib/site/start/load-failure-text'
import { cloneContent, replaceContent } from '../loading/clone-content'
import { RetryNotice } from '../notices/load-error-notice'
import { useRestartCount } from '../preview/restart-screen'
import { PageErrorBoundary, type PageErrorProps } from './page-error-boundary'

function ErrorNotice({ retry }: PageErrorProps) {
  const { lang } = useFrame()
  return (
    <div role="alert" className="sh-notice">
      <RetryNotice text={loadFailureText[lang]} lang={lang} onRetry={retry} />
    </div>
  )
}

/** The error state of a page, or only a notice if the code of the error state cannot be loaded. */
const ErrorView = lazy(() => import('./page-error-view').catch(() => ({ default: ErrorNotice })))

/** Shows a copy of the server's HTML, so that the page remains readable and its links work. A notice offers to retry. */
function ServerHtml(props: PageErrorProps) {
  const [copies] = useState(() => cloneContent(document.querySelector('[data-page-slot=initial]')))
  useLayoutEffect(() => document.documentElement.removeAttribute('data-arabic-pending'), [])
  return (
    <>
      <div ref={(element) => replaceContent(element, copies)} />
      <ErrorNotice {...props} />
    </>
  )
}

/** Fallback of a page that has thrown. */
function PageErrorFallback(props: PageErrorProps) {
  const View = props.hasServerHtml ? ServerHtml : ErrorView
  const retry = () => {
    resetFailedScreens()
    props.retry()
  }
  return <View {...props} retry={retry} />
}

/**
 * The error boundary of one page of the site. Errors of the page do not affect the rest of the site. When the user restarts the
 * screen, the children are mounted again.
 */
export function SitePageErrorBoundary({
  isInitialPage,
  children,
}: {
  isInitialPage: boolean
  children: ReactNode
}) {
  const restartCount = useRestartCount()
  return (
    <PageErrorBoundary isInitialPage={isInitialPage} Fallback={PageErrorFallback}>
      <Fragment key={restartCount}>{children}</Fragment>
    </PageErrorBoundary>
  )
}

'use client'
import { lazy, type ReactNode, useLayoutEffect, useState } from 'react'
import { forgetFailures } from '@/components/site/screens/registry'
import { useFrame } from '@/lib/frame/use-frame'
import { copiesOf, paste } from '../loading/clone-content'
import { Notice, text } from '../notices/load-notice'
import { PageBoundary, type PageFailure } from './page-boundary'

function FaultNotice({ retry }: PageFailure) {
  const { lang } = useFrame()
  return (
    <div role="alert" className="sh-notice">
      <Notice text={text[lang]} lang={lang} onRetry={retry} />
    </div>
  )
}

/** The designed state; where its code does not come, the notice alone. */
const FaultView = lazy(() => import('./page-error-view').catch(() => ({ default: FaultNotice })))

/** The HTML of the server, put back to be read; its links are plain links. */
function Readable(props: PageFailure) {
  const [copies] = useState(() => copiesOf(document.querySelector('[data-page-slot=boot]')))
  useLayoutEffect(() => document.documentElement.removeAttribute('data-ar-pending'), [])
  return (
    <>
      <div ref={(element) => paste(element, copies)} />
      <FaultNotice {...props} />
    </>
  )
}

/** What is shown in place of a page that has thrown. */
function PageFault(props: PageFailure) {
  const View = props.readable ? Readable : FaultView
  const retry = () => {
    forgetFailures()
    props.retry()
  }
  return <View {...props} retry={retry} />
}

/** The error boundary of one page of the site: when a page throws, the rest of the site goes on. */
export function SitePageBoundary({ boot, children }: { boot: boolean; children: ReactNode }) {
  return (
    <PageBoundary boot={boot} Fallback={PageFault}>
      {children}
    </PageBoundary>
  )
}

'use client'
import { lazy, type ReactNode, useLayoutEffect, useState } from 'react'
import { forgetFailures } from '@/components/site/screens/registry'
import { useFrame } from '@/lib/frame/use-frame'
import { copiesOf, paste } from '../loading/copy-content'
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

/** The error state, or only a notice if its code cannot be loaded. */
const FaultView = lazy(() => import('./page-fault-view').catch(() => ({ default: FaultNotice })))

/** Restores the server's HTML for reading; its links are plain links. */
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

/** Fallback of a page that has thrown. */
function PageFault(props: PageFailure) {
  const View = props.readable ? Readable : FaultView
  const retry = () => {
    forgetFailures()
    props.retry()
  }
  return <View {...props} retry={retry} />
}

/** The error boundary of one page of the site. The rest of the site is not affected by its errors. */
export function SitePageBoundary({ boot, children }: { boot: boolean; children: ReactNode }) {
  return (
    <PageBoundary boot={boot} Fallback={PageFault}>
      {children}
    </PageBoundary>
  )
}

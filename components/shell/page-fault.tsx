'use client'
import { lazy, useLayoutEffect, useState } from 'react'
import { forgetFailures } from '@/components/patterns/registry'
import { useFrame } from '@/lib/frame/use-frame'
import type { PageFailure } from '@/lib/navigation/page-boundary'
import { copiesOf, paste } from './copies'
import { Notice, text } from './load-notice'

function FaultNotice({ retry }: PageFailure) {
  const { lang } = useFrame()
  return (
    <div role="alert" className="sh-notice">
      <Notice text={text[lang]} lang={lang} onRetry={retry} />
    </div>
  )
}

/** The designed state; where its code does not come, the notice alone. */
const FaultView = lazy(() => import('./page-fault-view').catch(() => ({ default: FaultNotice })))

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

/** What is shown in place of a page that has thrown; everything around it goes on. */
export function PageFault(props: PageFailure) {
  const View = props.readable ? Readable : FaultView
  const retry = () => {
    forgetFailures()
    props.retry()
  }
  return <View {...props} retry={retry} />
}

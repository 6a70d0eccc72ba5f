'use client'
import { type ReactNode, useState } from 'react'
import { travel } from '@/components/ui/travel'
import { backLadder } from '@/lib/back'
import { words } from '@/lib/data/words'
import { frame } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'
import { OverlayProvider, useOverlays } from '@/lib/overlay/react'
import { navigate } from '@/lib/transition/navigate'
import { PageStack } from '@/lib/transition/react'
import { PageLoadError, resolve } from './resolve'

/** An overlay or the menu is open: the step back closes that, and the page stays. */
const beforePop = (): boolean => {
  if (!backLadder.closable()) return false
  void backLadder.request('back')
  return true
}

const failed = {
  en: 'This page could not be loaded. Check the connection.',
  ar: 'تعذّر تحميل هذه الصفحة. تحقّق من الاتصال.',
}

function Pages({ boot }: { boot: ReactNode }) {
  const { lang } = useFrame()
  const overlays = useOverlays()
  const [slow, setSlow] = useState(false)

  const onError = (error: unknown) => {
    console.error(error)
    const path = error instanceof PageLoadError ? error.path : undefined
    const retry = { text: words[lang].retry, handler: () => void (path && navigate(travel(path))) }
    void overlays.toast({ message: failed[lang], duration: 0, buttons: path ? [retry] : [words[lang].close] })
  }
  return (
    <>
      <PageStack
        boot={boot}
        // Not from the hook: it is asked once, while the hook still says what the server knew.
        history={frame.get().embed ? 'memory' : 'browser'}
        resolve={resolve}
        beforePop={beforePop}
        onSlow={setSlow}
        onError={onError}
      />
      {slow && <div className="sh-slow" role="progressbar" aria-label="Loading the page" />}
    </>
  )
}

/**
 * The frame: everything a screen shows stays inside it.
 * @param children the page of the document, shown as the first of the page stack
 */
export function Frame({ children }: { children: ReactNode }) {
  const { lang } = useFrame()
  return (
    <div data-frame="" lang={lang}>
      <OverlayProvider load={() => import('@/components/overlays/host')}>
        <Pages boot={children} />
      </OverlayProvider>
    </div>
  )
}

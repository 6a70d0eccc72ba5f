'use client'
import { type MouseEvent, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { DEFAULTS } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'
import { ShellIcon } from '../icons/shell-icon'
import { fullQuery } from '../toolbar/share-url'
import { setFullScreen } from './set-full-screen'

/** Opens the screen alone in the window. A real link, so that it can be opened in a tab of its own. */
export function EnterFullScreen() {
  const state = useFrame()
  const enter = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setFullScreen(true)
  }
  return (
    <a
      // The server knows nothing of the state yet.
      href={state === DEFAULTS ? '?full=1' : fullQuery(state)}
      className="sh-tool"
      data-tip="Full screen"
      data-tip-end=""
      aria-label="Open full screen"
      onClick={enter}
    >
      <ShellIcon name="maximize" />
    </a>
  )
}

/**
 * The way back from the full screen, where there is a stage to go back to: a small button, or Escape. Stands outside of
 * the toolbar, which is not shown then.
 */
export function ExitFullScreen() {
  const { full, embed } = useFrame()
  const alone = full && !embed

  useEffect(() => {
    if (!alone) return
    const onKey = (event: KeyboardEvent) => {
      // Whatever is open in the frame has been asked first, and has prevented the default.
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) setFullScreen(false)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [alone])

  if (!alone) return null
  return createPortal(
    <button
      type="button"
      className="sh-exit-full"
      data-tip="Leave full screen"
      data-tip-end=""
      aria-label="Leave full screen"
      onClick={() => setFullScreen(false)}
    >
      <ShellIcon name="minimize" />
    </button>,
    document.querySelector('.sh-preview')!,
  )
}

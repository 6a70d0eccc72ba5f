import { type KeyboardEventHandler, type ReactNode, useLayoutEffect, useRef } from 'react'
import { BACK_OVERLAY, backHandlers } from '@/lib/back'

/** Priority of the back handler: above every overlay of a screen. */
const BACK_PRIORITY = BACK_OVERLAY + 10

type PanelProps = {
  /** Accessible name of the dialog. */
  label: string
  className: string
  onClose: () => void
  /** Called for the search shortcut. Default: `onClose`, for the search dialog itself. */
  onSearch?: () => void
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/**
 * A modal dialog of the shell, based on `<dialog>`, which makes the page inert and restores focus when it closes. Escape, a press
 * outside of the dialog, and Back close it.
 */
export function Panel({ label, className, onClose, onSearch = onClose, onKeyDown, children }: PanelProps) {
  const box = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useLayoutEffect(() => {
    const dialog = box.current!
    const release = backHandlers.register(BACK_PRIORITY, () => close.current())
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => {
      release()
      dialog.close()
    }
  }, [])

  // The on-screen keyboard makes only the visual viewport smaller, so CSS cannot keep the dialog above the keyboard by itself.
  useLayoutEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const resize = () => {
      box.current?.style.setProperty('--se-room', `${view.height}px`)
      box.current?.style.setProperty('--se-top', `${view.offsetTop}px`)
    }
    resize()
    view.addEventListener('resize', resize)
    view.addEventListener('scroll', resize)
    return () => {
      view.removeEventListener('resize', resize)
      view.removeEventListener('scroll', resize)
    }
  }, [])

  return (
    <dialog
      ref={box}
      aria-label={label}
      className={`se-panel ${className}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => {
        // Prevents the browser's own shortcut for these keys.
        if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
          event.preventDefault()
          onSearch()
        } else onKeyDown?.(event)
      }}
    >
      {children}
    </dialog>
  )
}

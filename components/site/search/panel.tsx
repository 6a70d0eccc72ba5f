import { type KeyboardEventHandler, type ReactNode, useLayoutEffect, useRef } from 'react'
import { BACK_OVERLAY, backLadder } from '@/lib/back'

/** Over every overlay of a screen. */
const BACK_PRIORITY = BACK_OVERLAY + 10

type PanelProps = {
  /** Name of the dialog. */
  label: string
  className: string
  onClose: () => void
  /** The keys that open the search were pressed. Closes it where this is left out: the search is open already. */
  onSearch?: () => void
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/**
 * A dialog of the shell. The browser's own: everything else is out of reach, and the focus goes back by itself. Escape, a
 * press beside it and the way back close it.
 */
export function Panel({ label, className, onClose, onSearch = onClose, onKeyDown, children }: PanelProps) {
  const box = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useLayoutEffect(() => {
    const dialog = box.current!
    const release = backLadder.register(BACK_PRIORITY, () => close.current())
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => {
      release()
      dialog.close()
    }
  }, [])

  // The keyboard of a phone takes its part of the window without telling the layout.
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
        // Never what the browser does with them.
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

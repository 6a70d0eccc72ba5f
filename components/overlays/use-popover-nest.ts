'use client'

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Live } from '@/lib/overlay/live'
import { family } from '@/lib/overlay/popover-family'
import { entriesOf, isChoice, popoverWish } from '@/lib/overlay/popover-keys'
import { parentOf } from './popover-anchor'

/**
 * A popover among others: which one it was opened from, who closes with it, and the keys and presses in it.
 * @param wrapper the element with its entries
 */
export function usePopoverNest(live: Live<'popover'>, wrapper: RefObject<HTMLElement | null>) {
  const { id, state, options, dismiss } = live
  const [parent] = useState(() => parentOf(options.anchor))
  // Opened by a key: then the first entry has the focus, as a menu of the desktop has it.
  const [byKey] = useState(
    () =>
      parent !== undefined && options.anchor instanceof Element && options.anchor.matches(':focus-visible'),
  )

  useEffect(() => family.join({ id, parent, dismiss }), [id, parent, dismiss])
  useEffect(() => {
    if (state === 'dismissing') family.closeChildren(id)
  }, [state, id])

  /** Marks where the focus goes; called when the entries stand in the DOM and the focus is about to come. */
  const seat = useCallback(() => {
    if (byKey && wrapper.current) entriesOf(wrapper.current)[0]?.setAttribute('data-autofocus', '')
  }, [byKey, wrapper])

  const choose = (data?: unknown, role?: string) =>
    options.dismissParents === false ? dismiss(data, role) : family.closeUp(id, data, role)

  const listeners = useRef({ onKeyDown(_: KeyboardEvent) {}, onClick(_: MouseEvent) {} })
  useEffect(() => {
    listeners.current = {
      onKeyDown(event) {
        const popover = wrapper.current
        // Somebody has answered it already, or it is meant for the browser.
        if (!popover || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
        const rtl = getComputedStyle(popover).direction === 'rtl'
        const wish = popoverWish(event.key, event.target as Element, popover, rtl, parent !== undefined)
        if (!wish) return
        event.preventDefault()
        if (wish === 'close') void dismiss(undefined, undefined, { reason: 'escape' })
        else if ('focus' in wish) wish.focus.focus()
        else wish.press.click()
      },
      onClick(event) {
        if (options.dismissOnSelect && isChoice(event.target as Element)) void choose()
      },
    }
  })

  useEffect(() => {
    const inside = (event: Event) => wrapper.current && event.composedPath().includes(wrapper.current)
    const onKeyDown = (event: KeyboardEvent) => inside(event) && listeners.current.onKeyDown(event)
    const onClick = (event: MouseEvent) => inside(event) && listeners.current.onClick(event)
    // On the document: after the content's own handlers, and those of content drawn in from elsewhere.
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', onClick)
    }
  }, [wrapper])

  return { parent, seat, choose }
}

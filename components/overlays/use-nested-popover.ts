'use client'

import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import { isSelectionTarget, popoverActionForKey, popoverItems } from '@/lib/overlay/popover-keys'
import { popoverTree } from '@/lib/overlay/popover-tree'
import { parentPopoverIdOf } from './popover-anchor'

/**
 * Connects a popover to the tree of nested popovers, and handles keys and presses in the popover.
 * @param view view model of the popover
 * @param surfaceRef ref of the element that contains the entries of the popover
 * @returns `parentId`: id of the parent, if there is one; `markInitialFocus`: marks the entry to focus; `dismissFromContent`:
 *   passed to the content; closes the popover and, unless `dismissParents` is false, its ancestors
 */
export function useNestedPopover(
  view: OverlayViewModel<'popover'>,
  surfaceRef: RefObject<HTMLElement | null>,
) {
  const { id, state, options, dismiss } = view
  const [parentId] = useState(() => parentPopoverIdOf(options.anchor))
  // If a nested popover was opened with a key, its first entry gets the focus, as in a desktop menu.
  const [wasOpenedByKeyboard] = useState(
    () =>
      parentId !== undefined && options.anchor instanceof Element && options.anchor.matches(':focus-visible'),
  )

  useEffect(() => popoverTree.add({ id, parentId, dismiss }), [id, parentId, dismiss])
  useEffect(() => {
    if (state === 'dismissing') popoverTree.closeChildren(id)
  }, [state, id])

  /** Marks the first entry for focus if a key opened this nested popover. Requires the entries in the DOM. */
  const markInitialFocus = useCallback(() => {
    if (wasOpenedByKeyboard && surfaceRef.current)
      popoverItems(surfaceRef.current)[0]?.setAttribute('data-autofocus', '')
  }, [wasOpenedByKeyboard, surfaceRef])

  const dismissFromContent = (data?: unknown, role?: string) =>
    options.dismissParents === false ? dismiss(data, role) : popoverTree.closeWithAncestors(id, data, role)

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const popover = surfaceRef.current
    // Another handler has handled the key, or the key is part of a browser shortcut.
    if (!popover || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const isRtl = getComputedStyle(popover).direction === 'rtl'
    const action = popoverActionForKey(
      event.key,
      event.target as Element,
      popover,
      isRtl,
      parentId !== undefined,
    )
    if (!action) return
    event.preventDefault()
    if (action === 'close') void dismiss(undefined, undefined, { reason: 'escape' })
    else if ('focus' in action) action.focus.focus()
    else action.press.click()
  })
  const handlePress = useEffectEvent((event: MouseEvent) => {
    if (options.dismissOnSelect && isSelectionTarget(event.target as Element)) void dismissFromContent()
  })

  useEffect(() => {
    const isInside = (event: Event) => surfaceRef.current && event.composedPath().includes(surfaceRef.current)
    const onKeyDown = (event: KeyboardEvent) => isInside(event) && handleKey(event)
    const onClick = (event: MouseEvent) => isInside(event) && handlePress(event)
    // The listeners are on the document, so that they run after the handlers of the content, including content from a portal.
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', onClick)
    }
  }, [surfaceRef])

  return { parentId, markInitialFocus, dismissFromContent }
}

'use client'
import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { words as common } from '@patternbook/engine/data/words'
import type { Lang } from '@patternbook/engine/frame'
import { arbiter } from '@patternbook/engine/gesture'
import { useOverlays } from '@patternbook/engine/overlay'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { ArrowDown } from '@/components/ui/symbols/arrow-down'
import { ArrowDownToLine } from '@/components/ui/symbols/arrow-down-to-line'
import { ArrowUp } from '@/components/ui/symbols/arrow-up'
import { ArrowUpToLine } from '@/components/ui/symbols/arrow-up-to-line'
import { rememberRows } from './settle-rows'
import { SortableHandlesContext } from './sortable-handles-context'

/** The gesture that reorders rows. Its priority is the highest of all gestures, so pressing a handle never starts a swipe back. */
const reorder = arbiter.contender('reorder', 110)

/** Captures the pointer that was pressed on a handle, so that no other gesture starts until the pointer is released. */
function holdPointer(): void {
  if (!reorder.request() || !reorder.capture()) return
  const lifted = new AbortController()
  const release = () => {
    lifted.abort()
    reorder.release()
  }
  for (const type of ['pointerup', 'pointercancel']) {
    window.addEventListener(type, release, { signal: lifted.signal })
  }
}

type SortableProps = {
  /** The rows in their order; announcements use their titles. */
  items: readonly { id: number; title: string }[]
  onOrder: (ids: number[]) => void
  /** The keyboard instructions, the announcements of a drag, and the items of the menu that a handle opens. */
  words: {
    instructions: string
    announcements: Record<'pickedUp' | 'moved' | 'dropped' | 'canceled', string>
    moves: Record<'up' | 'down' | 'top' | 'bottom', string>
  }
  lang: Lang
  /** The list. Its rows call useSortableRow. */
  children: ReactNode
}

/** A press that moves less than this distance is a tap and opens the menu, px. */
const DRAG_DISTANCE = 4
const pointer = { onActivation: holdPointer, activationConstraint: { distance: DRAG_DISTANCE } }
/** Space starts a drag. Enter clicks the handle, which opens the menu. */
const keyboard = {
  coordinateGetter: sortableKeyboardCoordinates,
  scrollBehavior: 'auto' as const,
  keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
}
/** While a row is dragged in the top or bottom 15% of the content, the content scrolls, by up to 10 px every 16 ms. */
const autoScroll = {
  threshold: { x: 0, y: 0.15 },
  acceleration: 10,
  interval: 16,
  canScroll: (element: Element) => element.matches('[data-content]'),
}
/** Restricts the movement to the vertical axis and to the list. */
const withinList: Modifier = ({ transform, draggingNodeRect: row, containerNodeRect: list }) => {
  if (!row || !list) return { ...transform, x: 0 }
  const y = Math.min(Math.max(transform.y, list.top - row.top), list.bottom - row.bottom)
  return { ...transform, x: 0, y }
}

/**
 * Makes the rows of a list reorderable with their handles: by dragging, with the keyboard, or with the menu that opens when a
 * handle is tapped (WCAG 2.5.7). Announces every result.
 */
export function Sortable({ items, onOrder, words, lang, children }: SortableProps) {
  const id = useId()
  const overlays = useOverlays()
  const [announcement, setAnnouncement] = useState('')
  // dnd-kit renders its live region into this element outside the document. The live region below announces drags and moves by menu.
  const [outside] = useState(() =>
    typeof document === 'undefined' ? undefined : document.createElement('div'),
  )
  const movedHandle = useRef<HTMLElement>(undefined)
  const settle = useRef<() => void>(undefined)
  const lastOver = useRef<UniqueIdentifier>(undefined)
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard))
  const ids = items.map((item) => item.id)

  const announce = (template: string, row: UniqueIdentifier, over: UniqueIdentifier = row) => {
    lastOver.current = over
    const title = items.find((item) => item.id === row)?.title ?? ''
    const position = ids.indexOf(Number(over)) + 1
    setAnnouncement(interpolate(template, { title, position, total: ids.length }, lang))
  }
  const { pickedUp, moved, dropped, canceled } = words.announcements
  type Ends = Pick<DragEndEvent, 'active' | 'over'>
  const announcements = {
    onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) => void announce(pickedUp, active.id),
    onDragOver: ({ active, over }: Ends) => {
      if (over && over.id !== lastOver.current) announce(moved, active.id, over.id)
      return undefined
    },
    onDragEnd: ({ active, over }: Ends) => void announce(dropped, active.id, over?.id),
    onDragCancel: ({ active }: Pick<DragEndEvent, 'active'>) => void announce(canceled, active.id),
  }

  const letGo = ({ activatorEvent }: Pick<DragEndEvent, 'activatorEvent'>) => {
    const list = (activatorEvent.target as Element | null)?.closest('ul')
    settle.current = list ? rememberRows(list) : undefined
  }
  const drop = (event: DragEndEvent) => {
    letGo(event)
    const { active, over } = event
    if (over && over.id !== active.id) {
      onOrder(arrayMove(ids, ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))))
    }
  }
  const openMenu = async (row: number, handle: HTMLElement) => {
    const from = ids.indexOf(row)
    const last = ids.length - 1
    const { up, down, top, bottom } = words.moves
    const { data } = await overlays.actionSheet({
      header: items[from]?.title,
      buttons: [
        { text: up, data: from - 1, disabled: from === 0, icon: <ArrowUp /> },
        { text: down, data: from + 1, disabled: from === last, icon: <ArrowDown /> },
        { text: top, data: 0, disabled: from === 0, icon: <ArrowUpToLine /> },
        { text: bottom, data: last, disabled: from === last, icon: <ArrowDownToLine /> },
        { text: common[lang].cancel, role: 'cancel' },
      ],
    })
    if (typeof data !== 'number') return
    const list = handle.closest('ul')
    settle.current = list ? rememberRows(list) : undefined
    movedHandle.current = handle
    lastOver.current = row
    const title = items[from]?.title ?? ''
    setAnnouncement(interpolate(moved, { title, position: data + 1, total: ids.length }, lang))
    onOrder(arrayMove(ids, from, data))
  }
  useLayoutEffect(() => {
    settle.current?.()
    settle.current = undefined
    const handle = movedHandle.current
    movedHandle.current = undefined
    handle?.focus({ preventScroll: true })
    handle?.scrollIntoView?.({ block: 'nearest' })
  })

  return (
    <DndContext
      id={id}
      sensors={sensors}
      modifiers={[withinList]}
      autoScroll={autoScroll}
      accessibility={{ announcements, container: outside, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={drop}
      onDragCancel={letGo}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <p id={`${id}-how`} hidden>
          {words.instructions}
        </p>
        <SortableHandlesContext value={{ instructions: `${id}-how`, openMenu }}>
          {children}
        </SortableHandlesContext>
      </SortableContext>
      <p role="status" aria-live="assertive" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  )
}

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
import { controlLabels as commonWords } from '@patternbook/engine/data/words'
import type { Lang } from '@patternbook/engine/frame'
import { arbiter } from '@patternbook/engine/gesture'
import { useOverlays } from '@patternbook/engine/overlay'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { ArrowDown } from '@/components/ui/symbols/arrow-down'
import { ArrowDownToLine } from '@/components/ui/symbols/arrow-down-to-line'
import { ArrowUp } from '@/components/ui/symbols/arrow-up'
import { ArrowUpToLine } from '@/components/ui/symbols/arrow-up-to-line'
import { createRowAnimation } from './row-animation'
import { SortableHandlesContext } from './sortable-handles-context'

/** The gesture that reorders rows. Its priority is higher than that of a swipe back, so a drag of a handle wins. */
const reorderGesture = arbiter.createCompetingGesture('reorder', 110)

/** Claims the pointer that was pressed on a handle, so that no other gesture starts until the pointer is released. */
function claimPointer(): void {
  if (!reorderGesture.register() || !reorderGesture.capture()) return
  const abortController = new AbortController()
  const release = () => {
    abortController.abort()
    reorderGesture.release()
  }
  for (const type of ['pointerup', 'pointercancel']) {
    window.addEventListener(type, release, { signal: abortController.signal })
  }
}

type SortableProps = {
  /** The rows in their order; announcements use their titles. */
  items: readonly { id: number; title: string }[]
  onOrderChange: (ids: number[]) => void
  /** Keyboard instructions, announcements (placeholders `{title}`, `{position}`, and `{total}`), and items of a handle's menu. */
  texts: {
    instructions: string
    announcements: Record<'pickedUp' | 'moved' | 'dropped' | 'canceled', string>
    moveLabels: Record<'up' | 'down' | 'top' | 'bottom', string>
  }
  lang: Lang
  /** The list. Its rows call useSortableRow. */
  children: ReactNode
}

/** If a press moves no farther than this distance, px, it is a tap, which opens the menu. */
const DRAG_DISTANCE_PX = 4
const pointerOptions = { onActivation: claimPointer, activationConstraint: { distance: DRAG_DISTANCE_PX } }
/** Only Space starts a drag with the keyboard, because Enter on a handle opens the menu. */
const keyboardOptions = {
  coordinateGetter: sortableKeyboardCoordinates,
  scrollBehavior: 'auto' as const,
  keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
}
/** Scrolls the content while a row is dragged in the top or bottom 15% of the area in which the content is visible. */
const autoScroll = {
  threshold: { x: 0, y: 0.15 },
  acceleration: 10,
  interval: 16,
  canScroll: (element: Element) => element.matches('[data-content]'),
}
/** Restricts the movement to the vertical axis and to the list. */
const restrictToList: Modifier = ({ transform, draggingNodeRect: row, containerNodeRect: list }) => {
  if (!row || !list) return { ...transform, x: 0 }
  const y = Math.min(Math.max(transform.y, list.top - row.top), list.bottom - row.bottom)
  return { ...transform, x: 0, y }
}

/**
 * Makes the rows of a list reorderable with their handles: by dragging, with the keyboard, or with the menu that opens when a
 * handle is tapped (WCAG 2.5.7). Announces drags and moves to screen readers.
 */
export function Sortable({ items, onOrderChange, texts, lang, children }: SortableProps) {
  const id = useId()
  const overlays = useOverlays()
  const [announcement, setAnnouncement] = useState('')
  // dnd-kit renders its live region into this element, which is not in the document: the live region below replaces dnd-kit's.
  const [liveRegionContainer] = useState(() =>
    typeof document === 'undefined' ? undefined : document.createElement('div'),
  )
  const movedRowHandle = useRef<HTMLElement>(undefined)
  const pendingRowAnimation = useRef<() => void>(undefined)
  const lastOverId = useRef<UniqueIdentifier>(undefined)
  const sensors = useSensors(
    useSensor(PointerSensor, pointerOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  )
  const ids = items.map((item) => item.id)
  // The rows can change while the menu of a row is open.
  const latestIds = useRef(ids)

  const announce = (template: string, rowId: UniqueIdentifier, overId: UniqueIdentifier = rowId) => {
    lastOverId.current = overId
    const title = items.find((item) => item.id === rowId)?.title ?? ''
    const position = ids.indexOf(Number(overId)) + 1
    setAnnouncement(interpolate(template, { title, position, total: ids.length }, lang))
  }
  const { pickedUp, moved, dropped, canceled } = texts.announcements
  type DragTargets = Pick<DragEndEvent, 'active' | 'over'>
  const announcements = {
    onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) => void announce(pickedUp, active.id),
    onDragOver: ({ active, over }: DragTargets) => {
      if (over && over.id !== lastOverId.current) announce(moved, active.id, over.id)
      return undefined
    },
    onDragEnd: ({ active, over }: DragTargets) => void announce(dropped, active.id, over?.id),
    onDragCancel: ({ active }: Pick<DragEndEvent, 'active'>) => void announce(canceled, active.id),
  }

  const prepareRowAnimation = ({ activatorEvent }: Pick<DragEndEvent, 'activatorEvent'>) => {
    const list = (activatorEvent.target as Element | null)?.closest('ul')
    pendingRowAnimation.current = list ? createRowAnimation(list) : undefined
  }
  const handleDragEnd = (event: DragEndEvent) => {
    prepareRowAnimation(event)
    const { active, over } = event
    if (over && over.id !== active.id) {
      onOrderChange(arrayMove(ids, ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))))
    }
  }
  const openMenu = async (rowId: number, handle: HTMLElement) => {
    const index = ids.indexOf(rowId)
    const isFirst = index === 0
    const isLast = index === ids.length - 1
    const { up, down, top, bottom } = texts.moveLabels
    const { data } = await overlays.actionSheet({
      header: items[index]?.title,
      buttons: [
        { text: up, data: 'up', disabled: isFirst, icon: <ArrowUp /> },
        { text: down, data: 'down', disabled: isLast, icon: <ArrowDown /> },
        { text: top, data: 'top', disabled: isFirst, icon: <ArrowUpToLine /> },
        { text: bottom, data: 'bottom', disabled: isLast, icon: <ArrowDownToLine /> },
        { text: commonWords[lang].cancel, role: 'cancel' },
      ],
    })
    // The app may have changed the rows while the menu was open.
    const currentIds = latestIds.current
    const currentIndex = currentIds.indexOf(rowId)
    const lastIndex = currentIds.length - 1
    const newIndex = {
      up: Math.max(0, currentIndex - 1),
      down: Math.min(lastIndex, currentIndex + 1),
      top: 0,
      bottom: lastIndex,
    }[data as keyof typeof texts.moveLabels]
    if (newIndex === undefined || currentIndex < 0) return
    const list = handle.closest('ul')
    pendingRowAnimation.current = list ? createRowAnimation(list) : undefined
    movedRowHandle.current = handle
    lastOverId.current = rowId
    const title = items[index]?.title ?? ''
    setAnnouncement(interpolate(moved, { title, position: newIndex + 1, total: currentIds.length }, lang))
    onOrderChange(arrayMove(currentIds, currentIndex, newIndex))
  }
  useLayoutEffect(() => {
    latestIds.current = ids
    pendingRowAnimation.current?.()
    pendingRowAnimation.current = undefined
    const handle = movedRowHandle.current
    movedRowHandle.current = undefined
    handle?.focus({ preventScroll: true })
    handle?.scrollIntoView?.({ block: 'nearest' })
  })

  return (
    <DndContext
      id={id}
      sensors={sensors}
      modifiers={[restrictToList]}
      autoScroll={autoScroll}
      accessibility={{
        announcements,
        container: liveRegionContainer,
        screenReaderInstructions: { draggable: '' },
      }}
      onDragEnd={handleDragEnd}
      onDragCancel={prepareRowAnimation}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <p id={`${id}-how`} hidden>
          {texts.instructions}
        </p>
        <SortableHandlesContext value={{ instructionsId: `${id}-how`, openMenu }}>
          {children}
        </SortableHandlesContext>
      </SortableContext>
      <p role="status" aria-live="assertive" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  )
}

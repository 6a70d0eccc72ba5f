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
import { fill } from '@patternbook/engine/data/fill'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { holdPointer } from './hold-pointer'
import { InstructionsContext } from './instructions'
import { rememberRows } from './settle-rows'

type SortableProps = {
  /** The rows in their order; their titles are what is read out. */
  items: readonly { id: number; title: string }[]
  onOrder: (ids: number[]) => void
  /** How the keyboard moves a row, and what is said while one moves. */
  words: {
    instructions: string
    announcements: Record<'pickedUp' | 'moved' | 'dropped' | 'cancelled', string>
  }
  lang: 'en' | 'ar'
  /** The list; its rows use useSortableRow. */
  children: ReactNode
}

const pointer = { onActivation: holdPointer }
const keyboard = { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' as const }
/** Near the bars the list scrolls by itself, up to 10 px a frame (engine.md §3). */
const autoScroll = {
  threshold: { x: 0, y: 0.15 },
  acceleration: 10,
  interval: 16,
  canScroll: (element: Element) => element.matches('[data-content]'),
}
/** Rows move up and down, and not out of their list. */
const withinList: Modifier = ({ transform, draggingNodeRect: row, containerNodeRect: list }) => {
  if (!row || !list) return { ...transform, x: 0 }
  const y = Math.min(Math.max(transform.y, list.top - row.top), list.bottom - row.bottom)
  return { ...transform, x: 0, y }
}

/** Lets the rows of the list in it be put in another order: by finger, mouse or keyboard, on their handles. */
export function Sortable({ items, onOrder, words, lang, children }: SortableProps) {
  const id = useId()
  const settle = useRef<() => void>(undefined)
  const said = useRef<UniqueIdentifier>(undefined)
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard))
  const ids = items.map((item) => item.id)

  const say = (sentence: string, row: UniqueIdentifier, place: UniqueIdentifier = row) => {
    said.current = place
    const title = items.find((item) => item.id === row)?.title ?? ''
    return fill(sentence, { title, position: ids.indexOf(Number(place)) + 1, total: ids.length }, lang)
  }
  const { pickedUp, moved, dropped, cancelled } = words.announcements
  const announcements = {
    onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) => say(pickedUp, active.id),
    onDragOver: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      over && over.id !== said.current ? say(moved, active.id, over.id) : undefined,
    onDragEnd: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) => say(dropped, active.id, over?.id),
    onDragCancel: ({ active }: Pick<DragEndEvent, 'active'>) => say(cancelled, active.id),
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
  useLayoutEffect(() => {
    settle.current?.()
    settle.current = undefined
  })

  return (
    <DndContext
      id={id}
      sensors={sensors}
      modifiers={[withinList]}
      autoScroll={autoScroll}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={drop}
      onDragCancel={letGo}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <p id={`${id}-how`} hidden>
          {words.instructions}
        </p>
        <InstructionsContext value={`${id}-how`}>{children}</InstructionsContext>
      </SortableContext>
    </DndContext>
  )
}

'use client'
import { useSortable } from '@dnd-kit/sortable'
import { type ReactNode, use, useCallback, useLayoutEffect, useRef } from 'react'
import { Equal } from '@/components/ui/symbols/equal'
import { Menu } from '@/components/ui/symbols/menu'
import { frameScaleAt, playbackDuration, SETTLE_DURATION_MS } from './row-animation'
import { SortableHandlesContext } from './sortable-handles-context'

/** Classes of a row while it is dragged: above all other rows, opaque and rounded, with a shadow. */
const draggedClass =
  'z-100 squircle rounded-card! ios:bg-surface ios:shadow-[0_8px_24px_rgb(0_0_0/0.28)] material:bg-surface-container-high material:shadow-float'

/**
 * Connects one row of a Sortable with dnd-kit, and creates the handle of the row.
 * @param id id of the row in the items of the Sortable
 * @param handleLabel accessible name of the handle
 * @returns `ref` and `className` for the row, and the `dragHandle` to render at its end
 */
export function useSortableRow(id: number, handleLabel: string) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    transition: { duration: SETTLE_DURATION_MS, easing: 'ease' },
  })
  const rowRef = useRef<HTMLElement>(null)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      rowRef.current = element
      setNodeRef(element)
    },
    [setNodeRef],
  )
  const { instructionsId, openMenu } = use(SortableHandlesContext)

  // Set through the DOM, because the static HTML must not contain inline styles (Content Security Policy).
  useLayoutEffect(() => {
    const row = rowRef.current
    if (!row) return
    row.style.transform = transform ? `translateY(${transform.y / frameScaleAt(row)}px)` : ''
    row.style.transition =
      transition?.replace(`${SETTLE_DURATION_MS}ms`, `${playbackDuration(SETTLE_DURATION_MS)}ms`) ?? ''
  }, [transform, transition])

  const dragHandle: ReactNode = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      aria-label={handleLabel}
      aria-describedby={instructionsId}
      aria-haspopup="dialog"
      {...listeners}
      onClick={(event) => openMenu?.(id, event.currentTarget)}
      className="pressable grid size-target flex-none cursor-grab touch-none place-items-center rounded-pill text-secondary-label active:cursor-grabbing ios:after:hidden"
    >
      <Menu aria-hidden="true" className="size-5.5 material:hidden" />
      <Equal aria-hidden="true" className="size-6 ios:hidden" />
    </button>
  )
  return { ref, className: isDragging ? draggedClass : '', dragHandle }
}

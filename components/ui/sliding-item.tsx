'use client'
import { useOverlays } from '@patternbook/engine/overlay'
import { connectTrigger } from '@patternbook/engine/overlay/popover-trigger'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react'
import { createSlidingRow, type SlidingRow } from './sliding-row'

/** A button behind the row. */
export type SlidingAction = { label: string; icon: ReactElement }

/** Props of SlidingItem. */
export type SlidingItemProps = {
  /** Side on which the buttons are. The row is swiped away from that side. Default: `end`. */
  side?: 'start' | 'end'
  /** Accessible name of the group of both buttons, and header of the action sheet with the same actions. */
  label: string
  /** Label of the Cancel button of the action sheet. */
  cancelLabel: string
  /** The button that removes the row, as the Delete key and a swipe far beyond the buttons also do. */
  removeAction: SlidingAction
  /** The button that keeps the row. It closes the row and calls `onKeep`. */
  keepAction: SlidingAction
  /** Called after the row has slid out and collapsed. */
  onRemove: () => void
  onKeep?: () => void
  /** Whether the row has returned to its list after a removal. It then expands and receives focus when it appears. */
  isRestored?: boolean
  className?: string
  /** Content of the row. */
  children: ReactNode
}

const buttonClass =
  'pressable grid w-20 flex-none grid-cols-[5rem] ios-26:grid-cols-[calc(5rem-8px)] expressive:grid-cols-[calc(5rem-2px)] place-items-center overflow-hidden focus-ring-above transition-[width] motion-duration-100 [&_svg]:size-6 ios-26:h-full ios-26:max-h-18 ios-26:self-center ios-26:rounded-pill ios-26:border-4 ios-26:border-transparent ios-26:bg-clip-padding'
const actionClasses = {
  remove:
    'bg-danger text-white ios:theme-dark:bg-[#d70015] material:text-on-error group-data-[slid=full]/sliding:w-full group-data-[slid=away]/sliding:w-full',
  keep: 'text-white ios-26:bg-control-ring material:text-on-secondary-container expressive:bg-secondary-container group-data-[slid=full]/sliding:w-0 group-data-[slid=away]/sliding:w-0',
}
/** Focuses the first button or link in the content of a row. */
const focusRow = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('[data-front] :is(button, a)')?.focus()

/**
 * A row of a list that the user swipes aside to show two buttons. Tab reaches the buttons and opens the row, Escape closes the
 * row, and Delete or Backspace removes it. A long press, a right-click, or the context menu key opens an action sheet with both
 * actions. The front of the row is opaque, and the buttons behind it are transparent while the row is closed.
 */
export function SlidingItem(props: SlidingItemProps) {
  const {
    side = 'end',
    label,
    cancelLabel,
    removeAction,
    keepAction,
    isRestored,
    className = '',
    children,
  } = props
  const overlays = useOverlays()
  const row = useRef<HTMLLIElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const buttonGroup = useRef<HTMLFieldSetElement>(null)
  const slidingRow = useRef<SlidingRow>(undefined)
  const removeRow = useRef(() => {})
  const openMenu = useRef(() => {})
  const isMenuOpen = useRef(false)
  const hasExpanded = useRef(false)

  const close = () => {
    slidingRow.current?.close()
    if (buttonGroup.current?.contains(document.activeElement)) focusRow(row.current)
  }
  const onKeepPressed = () => {
    close()
    props.onKeep?.()
  }
  useLayoutEffect(() => {
    removeRow.current = async () => {
      if (!(await slidingRow.current?.slideOut())) return
      const hadFocus = row.current?.contains(document.activeElement)
      const neighbor = row.current?.nextElementSibling ?? row.current?.previousElementSibling
      props.onRemove()
      if (hadFocus) focusRow(neighbor)
    }
  })
  useLayoutEffect(() => {
    openMenu.current = async () => {
      // Some systems report a long press twice: as touch events and as a `contextmenu` event.
      if (isMenuOpen.current) return
      isMenuOpen.current = true
      slidingRow.current?.cancelSwipe()
      const actionSheet = overlays.actionSheet({
        header: label,
        buttons: [
          { text: removeAction.label, icon: removeAction.icon, role: 'destructive', data: 'remove' },
          { text: keepAction.label, icon: keepAction.icon, data: 'keep' },
          { text: cancelLabel, role: 'cancel' },
        ],
      })
      // There is no result if the action sheet could not be loaded. The overlay engine has already logged that error.
      const result = await actionSheet.then(null, () => undefined)
      isMenuOpen.current = false
      if (result?.data === 'remove') removeRow.current()
      if (result?.data === 'keep') onKeepPressed()
    }
  })
  useLayoutEffect(() => connectTrigger(row.current!, 'context-menu', () => openMenu.current()), [])
  useLayoutEffect(() => {
    const elements = { row: row.current!, content: content.current!, buttonGroup: buttonGroup.current! }
    const createdRow = createSlidingRow(elements, side, () => removeRow.current())
    slidingRow.current = createdRow
    return createdRow.destroy
  }, [side])
  useLayoutEffect(() => {
    // Only the first time: this effect runs again whenever the page is shown again.
    if (!isRestored || hasExpanded.current) return
    hasExpanded.current = true
    slidingRow.current?.expand()
    focusRow(row.current)
  }, [isRestored])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') removeRow.current()
    else if (event.key === 'Escape' && row.current?.dataset.slid) close()
    else return
    event.preventDefault()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !buttonGroup.current?.contains(relatedTarget)) slidingRow.current?.close()
  }
  const removeButton = (
    <button
      type="button"
      aria-label={removeAction.label}
      onClick={() => removeRow.current()}
      className={`${buttonClass} ${actionClasses.remove} ${side === 'end' ? 'justify-end' : 'justify-start'}`}
    >
      {removeAction.icon}
    </button>
  )

  return (
    <li
      ref={row}
      onKeyDown={onKeyDown}
      className={`group/sliding relative touch-pan-y select-none overflow-clip [-webkit-touch-callout:none] ${className}`}
    >
      <div
        ref={content}
        data-front=""
        className="relative z-1 ios-26:overflow-clip ios-26:rounded-[inherit] ios-26:[corner-shape:inherit] transition-transform motion-duration-500 ease-[cubic-bezier(.36,.66,.04,1)] group-data-held/sliding:transition-none group-data-[slid=away]/sliding:motion-duration-250 ios:bg-surface material:bg-page expressive:bg-(--cell-background,var(--pb-surface-container)) expressive:rounded-[inherit] expressive:overflow-clip"
      >
        {children}
      </div>
      <fieldset
        ref={buttonGroup}
        aria-label={label}
        onFocus={() => slidingRow.current?.open()}
        onBlur={onBlur}
        className={`absolute inset-0 m-0 flex min-w-0 border-0 p-0 opacity-0 group-data-slid/sliding:opacity-100 ios-18:bg-control-ring material:bg-secondary-container expressive:swipe-actions ${side === 'end' ? 'justify-end' : 'justify-start'}`}
      >
        {side === 'start' && removeButton}
        <button
          type="button"
          aria-label={keepAction.label}
          onClick={onKeepPressed}
          className={`${buttonClass} ${actionClasses.keep}`}
        >
          {keepAction.icon}
        </button>
        {side === 'end' && removeButton}
      </fieldset>
    </li>
  )
}

import { interpolate } from '@patternbook/engine/data/interpolate'
import { Picture } from '@/components/ui/picture'
import type english from '@/data/listView/dragAndDrop/layout3.json'
import { useSortableRow } from './use-sortable-row'

type DragAndDrop2Data = typeof english

type DogRowProps = {
  dog: DragAndDrop2Data['items'][number]
  /** Position of the dog in the order, starting at 1, in the digits of the language. */
  position: string
  /** Time at which the walker is at this position of the route. */
  time: string | undefined
  labels: DragAndDrop2Data['labels']
  onOpen: () => void
}

/**
 * A stop on a dog walker's route: the dog's picture with a badge for the position, the time, the name, a note, and a handle.
 */
export function DogRow({ dog, position, time, labels, onOpen }: DogRowProps) {
  const { ref, className, dragHandle } = useSortableRow(
    dog.id,
    interpolate(labels.handle, { title: dog.title }),
  )
  return (
    <li
      ref={ref}
      className={`squircle relative flex items-center rounded-card bg-surface shadow-card expressive:shadow-none ${className}`}
    >
      <button
        type="button"
        onClick={onOpen}
        className="pressable flex min-w-0 flex-1 items-center gap-4 rounded-[inherit] p-2 text-start focus-ring-above @max-[18em]/frame:flex-col @max-[18em]/frame:items-start @max-[18em]/frame:gap-2 ios:after:hidden ios:active:bg-pressed"
      >
        <span className="relative flex-none">
          <Picture
            src={dog.avatar}
            ratio="square"
            eager
            sizes="92px"
            className="squircle w-23 rounded-[22px] expressive:rounded-full"
          />
          <span
            aria-hidden="true"
            className="absolute start-1 top-1 grid size-7 place-items-center rounded-full bg-tint-fill font-bold text-footnote text-on-tint tabular-nums"
          >
            {position}
          </span>
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-secondary-label text-subhead tabular-nums">{time}</span>
          <span className="block wrap-break-word font-semibold text-body">{dog.title}</span>
          <span className="block text-pretty wrap-break-word text-secondary-label text-subhead">
            {dog.subtitle}
          </span>
        </span>
      </button>
      <span className="flex-none pe-1">{dragHandle}</span>
    </li>
  )
}

'use client'
import { controlLabels } from '@patternbook/engine/data/words'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { AddIcon } from './action-icons'
import { type FabSize, fabContainerClass, fabSizeClasses } from './fab-classes'
import { useBottomBarHeight } from './use-bottom-bar-height'

/** An action of a FabMenu. */
export type FabAction = { id: string; title: string; icon: ReactNode }

/** Props of FabMenu. */
export type FabMenuProps = {
  /** Accessible name of the closed button, such as “Add a photo”. */
  label: string
  /** Two to six actions. */
  actions: readonly FabAction[]
  /** Height of the closed button: 56 px (default), 80 px (medium), or 96 px (large). The open button is 56 px high. */
  size?: FabSize
  /** Called with the id of the action that was pressed. */
  onSelect: (id: string) => void
}

/**
 * A floating action button of Material 3 Expressive that opens a menu of pill-shaped buttons. An action, a second press on the
 * button, a press outside, Escape, or moving focus outside closes the menu. Use FabMenu as a child of Page, after a Content whose
 * bottom padding is the height of the closed button plus 40 px (by default, `expressive:pb-24!`). FabMenu is hidden in Baseline
 * and on iOS; there, use a button in the bar that opens an action sheet.
 */
export function FabMenu({ label, actions, size = 'default', onSelect }: FabMenuProps) {
  const { lang } = useFrame()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useBottomBarHeight(root)
  useEffect(() => {
    if (!isOpen) return
    const closeIfOutside = ({ target }: Event) => root.current?.contains(target as Node) || setOpen(false)
    document.addEventListener('pointerdown', closeIfOutside)
    document.addEventListener('focusin', closeIfOutside)
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside)
      document.removeEventListener('focusin', closeIfOutside)
    }
  }, [isOpen])
  const close = () => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape in the menu
    <div
      ref={root}
      data-open={isOpen ? '' : undefined}
      className={`group/fab ${fabContainerClass} baseline:hidden`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={isOpen ? controlLabels[lang].close : label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        // The first three transitions of `press-shape` are radius, flex-grow, and color. Here, the width replaces flex-grow.
        className={`press-shape pressable pointer-events-auto grid aspect-square w-(--fab) place-items-center bg-primary-container text-on-primary-container shadow-float [transition-property:border-radius,width,background-color] forced-colors:border aria-expanded:bg-md-primary aria-expanded:text-on-primary aria-expanded:[--fab:3.5rem] aria-expanded:[--shape-radius:28px] aria-expanded:*:[svg]:size-6 ${fabSizeClasses[size]}`}
      >
        <AddIcon className="transition-[rotate] motion-duration-350 ease-(--pb-spring-fast) group-data-open/fab:rotate-45" />
      </button>
      <div
        id={id}
        className="absolute end-4 bottom-full grid w-max max-w-[calc(100cqw-2rem)] justify-items-end gap-1 not-group-data-open/fab:invisible not-group-data-open/fab:transition-[visibility] not-group-data-open/fab:delay-200"
      >
        {actions.map((action) => (
          <button
            key={action.id}
            type="button"
            className="fab-action pressable pointer-events-auto flex min-h-14 items-center gap-2 rounded-pill bg-primary-container px-6 py-2 text-start text-headline text-on-primary-container"
            onClick={() => {
              close()
              onSelect(action.id)
            }}
          >
            {action.icon}
            {action.title}
          </button>
        ))}
      </div>
    </div>
  )
}

'use client'
import { useOverlays } from '@patternbook/engine/overlay'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { ChevronDown } from './symbols/chevron-down'

/** An alternative action. Actions with the same `group` are in one group of the menu. */
export type SplitAction = { id: string; title: string; icon?: ReactNode; group?: string }

/** Props of SplitButton. */
export type SplitButtonProps = {
  /** Text of the main action. */
  children: ReactNode
  /** Icon before the text, 20 px. */
  icon?: ReactNode
  /** Accessible name of the second half, which opens the menu of alternative actions. */
  label: string
  actions: readonly SplitAction[]
  disabled?: boolean
  onClick: () => void
  /** Called with the id of the alternative action that was pressed. */
  onSelect: (id: string) => void
  className?: string
}

const halfClass =
  'split-half pressable tap-target min-h-10 select-none bg-secondary-container text-button text-on-secondary-container disabled:bg-on-surface/12 disabled:text-on-surface/38'

/**
 * The split button of Material 3 Expressive, at least 40 px high: one half is the main action, and the other half opens a menu of
 * alternatives. In other generations, use a button for each action.
 */
export function SplitButton(props: SplitButtonProps) {
  const { children, icon, label, actions, disabled, onClick, onSelect, className = '' } = props
  const overlays = useOverlays()
  const [isOpen, setOpen] = useState(false)
  const groupNames = [...new Set(actions.map(({ group }) => group))]
  const openMenu = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    setOpen(true)
    const menu = overlays.popover({
      anchor: currentTarget,
      align: 'end',
      label,
      htmlAttributes: { role: 'menu', 'aria-modal': undefined },
      content: ({ dismiss }) =>
        groupNames.map((name) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of menu items
          <div key={name ?? ''} role="group">
            {actions
              .filter(({ group }) => group === name)
              .map(({ id, title, icon }) => (
                <button
                  key={id}
                  type="button"
                  role="menuitem"
                  onClick={() => void dismiss(id)}
                  className="pressable flex min-h-target w-full items-center gap-3 px-3 text-start text-button text-label *:[svg]:size-5 *:[svg]:flex-none"
                >
                  {icon}
                  {title}
                </button>
              ))}
          </div>
        )),
    })
    // There is no result if the menu could not be loaded. The overlay engine has already logged that error.
    const result = await menu.then(null, () => undefined)
    setOpen(false)
    if (result?.data !== undefined) onSelect(String(result.data))
  }
  return (
    <div className={`flex gap-0.5 ${className}`}>
      <button
        type="button"
        disabled={disabled}
        onClick={onClick}
        className={`${halfClass} flex flex-1 items-center justify-center gap-2 px-4 py-1.5`}
      >
        {icon}
        {children}
      </button>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={openMenu}
        className={`${halfClass} grid w-12 flex-none place-items-center`}
      >
        <ChevronDown
          aria-hidden="true"
          className={`size-5.5 transition-[rotate] motion-duration-200 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
    </div>
  )
}

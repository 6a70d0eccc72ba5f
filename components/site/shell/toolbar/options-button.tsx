'use client'
import dynamic from 'next/dynamic'
import { useCallback, useState } from 'react'
import { useFrame } from '@/lib/frame/use-frame'
import { ShellIcon } from '../icons/shell-icon'
import { changedOptions } from './options'

// Loaded with the first press.
const OptionsPanel = dynamic(() => import('./options-panel'), { ssr: false })

/** Opens the panel for state, text size and language of the screen. A dot and the accessible name show changed options. */
export function OptionsButton() {
  const changed = changedOptions(useFrame())
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <div className="relative">
      <button
        type="button"
        className="sh-tool"
        data-wide=""
        data-changed={changed ? '' : undefined}
        data-tip="State, text size, language"
        data-tip-end=""
        aria-label={changed ? `Options: ${changed}` : 'Options'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <ShellIcon name="sliders-horizontal" />
        Options
        <ShellIcon name="chevron-down" />
      </button>
      {open && <OptionsPanel onClose={close} />}
    </div>
  )
}

'use client'
import dynamic from 'next/dynamic'
import { useCallback, useState } from 'react'
import { useFrame } from '@/lib/frame/use-frame'
import { ShellIcon } from '../icons/shell-icon'

// Loaded with the first press.
const AccentPanel = dynamic(() => import('./accent-panel'), { ssr: false })

/** Display name of an accent: `blue` → Blue; six hex digits get a number sign. */
const nameOf = (accent: string) =>
  /^[0-9a-f]{6}$/.test(accent) ? `#${accent}` : accent.charAt(0).toUpperCase() + accent.slice(1)

/** Shows the accent of the screens, and opens a panel to change it. */
export function AccentButton() {
  const { accent } = useFrame()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <div className="relative">
      <button
        type="button"
        className="sh-tool"
        data-wide=""
        data-tip="Accent"
        aria-label={`Accent: ${nameOf(accent)}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="sh-dot" />
        <ShellIcon name="chevron-down" />
      </button>
      {open && <AccentPanel accent={accent} onClose={close} />}
    </div>
  )
}

'use client'
import { Moon, Sun } from 'lucide-react'
import { frame } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'

/** A button that toggles the dark theme. CSS selects the icon, so that the icon is correct before hydration. */
export function ThemeButton() {
  const isDark = useFrame().resolvedTheme === 'dark'
  return (
    <button
      type="button"
      className="sh-theme-button"
      aria-label="Dark theme"
      aria-pressed={isDark}
      onClick={() => frame.set({ theme: isDark ? 'light' : 'dark' })}
    >
      <Sun aria-hidden="true" />
      <Moon aria-hidden="true" />
    </button>
  )
}

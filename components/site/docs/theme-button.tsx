'use client'
import { Moon, Sun } from 'lucide-react'
import { frame } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'

/** Dark or light, in one press. The picture is chosen by CSS, so that it is right before the page is alive. */
export function ThemeButton() {
  const dark = useFrame().resolvedTheme === 'dark'
  return (
    <button
      type="button"
      className="sh-theme"
      aria-label="Dark theme"
      aria-pressed={dark}
      onClick={() => frame.set({ theme: dark ? 'light' : 'dark' })}
    >
      <Sun aria-hidden="true" />
      <Moon aria-hidden="true" />
    </button>
  )
}

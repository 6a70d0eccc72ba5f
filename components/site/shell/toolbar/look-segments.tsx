'use client'
import { frame } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'
import { ShellIcon } from '../icons/shell-icon'
import { Segment } from './segment'

const platforms = [
  { value: 'ios', text: 'iOS' },
  { value: 'md', text: 'Material' },
] as const
const directions = [
  { value: 'ltr', text: 'LTR' },
  { value: 'rtl', text: 'RTL' },
] as const
const themes = [
  { value: 'light', text: 'Light', icon: <ShellIcon name="sun" /> },
  { value: 'dark', text: 'Dark', icon: <ShellIcon name="moon" /> },
] as const

/** How the frame looks: platform, direction and theme. */
export function LookSegments() {
  const { mode, dir, resolvedTheme } = useFrame()
  return (
    <>
      <Segment
        label="Platform"
        choices={platforms}
        value={mode}
        onChange={(next) => frame.set({ mode: next })}
      />
      <Segment
        label="Direction"
        choices={directions}
        value={dir}
        onChange={(next) => frame.set({ dir: next })}
      />
      <Segment
        label="Theme"
        choices={themes}
        value={resolvedTheme}
        onChange={(theme) => frame.set({ theme })}
      />
    </>
  )
}

'use client'
import { frame } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'
import { Segment } from '../shell/segment'
import { ShellIcon } from '../shell/shell-icon'

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
const motions = [
  { value: '1', text: '1×' },
  { value: '0.2', text: '⅕×' },
  { value: 'reduced', text: 'Reduced' },
] as const

/** How the device shows everything: platform, direction, theme and motion, with the same keys in the address as anywhere. */
export function Switches() {
  const { mode, dir, resolvedTheme, motion } = useFrame()
  return (
    <div className="lab-switches" dir="ltr">
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
      <Segment
        label="Motion"
        choices={motions}
        value={String(motion) as '1'}
        onChange={(next) => frame.set({ motion: next === 'reduced' ? next : Number(next) })}
      />
    </div>
  )
}

'use client'
import { frame } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'
import { ShellIcon } from '../icons/shell-icon'
import { ToggleButtonGroup } from './toggle-button-group'

/** Options for the platform, with their labels. */
export const platforms = [
  { value: 'ios', text: 'iOS' },
  { value: 'md', text: 'Material' },
] as const
/** Options for the generation of each platform, with their labels. */
export const generations = {
  ios: [
    { value: '26', text: 'iOS 26' },
    { value: '18', text: 'iOS 18' },
  ],
  md: [
    { value: 'expressive', text: 'Expressive' },
    { value: 'baseline', text: 'Baseline' },
  ],
} as const
/** Options for the direction, with their labels and tooltips. */
export const directions = [
  { value: 'ltr', text: 'LTR', tooltip: 'Left to right, English' },
  { value: 'rtl', text: 'RTL', tooltip: 'Right to left, Arabic' },
] as const
/** Options for the theme, with their labels and icons. */
export const themes = [
  { value: 'light', text: 'Light', icon: <ShellIcon name="sun" /> },
  { value: 'dark', text: 'Dark', icon: <ShellIcon name="moon" /> },
] as const

/** Controls for the look of the frame: platform, generation, direction, and theme. */
export function LookSegments() {
  const { mode, ios, md, dir, resolvedTheme } = useFrame()
  return (
    <>
      <ToggleButtonGroup
        label="Platform"
        options={platforms}
        value={mode}
        onChange={(next) => frame.set({ mode: next })}
      />
      {/* The server renders both version controls, because it does not know the mode; CSS hides one of them. */}
      <ToggleButtonGroup
        label="iOS version"
        onlyMode="ios"
        options={generations.ios}
        value={ios}
        onChange={(next) => frame.set({ ios: next })}
      />
      <ToggleButtonGroup
        label="Material version"
        onlyMode="md"
        options={generations.md}
        value={md}
        onChange={(next) => frame.set({ md: next })}
      />
      <ToggleButtonGroup
        label="Direction"
        options={directions}
        value={dir}
        onChange={(next) => frame.set({ dir: next })}
      />
      <ToggleButtonGroup
        label="Theme"
        options={themes}
        value={resolvedTheme}
        onChange={(theme) => frame.set({ theme })}
      />
    </>
  )
}

'use client'
import { useFrame } from '@/lib/frame/use-frame'
import { ShellIcon } from '../icons/shell-icon'
import { describeChangedOptions } from './options'
import { PopoverButton } from './popover-button'

const loadAccentPopover = () => import('./accent-popover')
const loadOptionsPopover = () => import('./options-popover')

/** Returns the display name of an accent: “Blue” for `blue`; six hex digits get a number sign. */
const accentName = (accent: string) =>
  /^[0-9a-f]{6}$/.test(accent) ? `#${accent}` : accent.charAt(0).toUpperCase() + accent.slice(1)

/** Button that shows the accent of the screens and opens a popover to change the accent. */
export function AccentButton() {
  const { accent } = useFrame()
  return (
    <PopoverButton label={`Accent: ${accentName(accent)}`} tooltip="Accent" load={loadAccentPopover}>
      <span className="sh-dot" />
    </PopoverButton>
  )
}

/**
 * Button that opens the popover with state, text size, language, and status bar of the screen. The button's name includes the
 * values that differ from the defaults.
 */
export function OptionsButton() {
  const changedOptions = describeChangedOptions(useFrame())
  return (
    <PopoverButton
      label={changedOptions ? `Options: ${changedOptions}` : 'Options'}
      tooltip="State, text size, language"
      alignsTooltipToEnd
      hasChanges={changedOptions !== ''}
      load={loadOptionsPopover}
    >
      <ShellIcon name="sliders-horizontal" />
      Options
    </PopoverButton>
  )
}

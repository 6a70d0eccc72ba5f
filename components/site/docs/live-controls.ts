import type { SetMessage } from '@/lib/site/embed/protocol'

type Control = { label: string; options: readonly { text: string; state: SetMessage['state'] }[] }

/**
 * The settings that a live example can offer. By default, theme and direction follow the page, and all other settings use their
 * first option.
 */
export const liveControls = {
  theme: {
    label: 'Theme',
    options: [
      { text: 'Light', state: { theme: 'light' } },
      { text: 'Dark', state: { theme: 'dark' } },
    ],
  },
  dir: {
    label: 'Direction',
    options: [
      { text: 'Left to right', state: { dir: 'ltr' } },
      { text: 'Right to left', state: { dir: 'rtl' } },
    ],
  },
  generation: {
    label: 'Generation',
    options: [
      { text: 'Newest', state: { ios: '26', md: 'expressive' } },
      { text: 'Previous', state: { ios: '18', md: 'baseline' } },
    ],
  },
  accent: {
    label: 'Accent',
    options: [
      { text: 'Blue', state: { accent: 'blue' } },
      { text: 'Green', state: { accent: 'green' } },
      { text: 'Purple', state: { accent: 'purple' } },
      { text: '#FF8800', state: { accent: 'ff8800' } },
    ],
  },
  state: {
    label: 'State',
    options: [
      { text: 'Ready', state: { state: null } },
      { text: 'Loading', state: { state: 'loading' } },
      { text: 'Empty', state: { state: 'empty' } },
      { text: 'Error', state: { state: 'error' } },
    ],
  },
  text: {
    label: 'Text size',
    options: [
      { text: '100%', state: { text: 1 } },
      { text: '130%', state: { text: 1.3 } },
      { text: '200%', state: { text: 2 } },
    ],
  },
  motion: {
    label: 'Speed',
    options: [
      { text: '1×', state: { motion: null } },
      { text: '0.25×', state: { motion: 0.25 } },
      { text: 'Reduced motion', state: { motion: 'reduced' } },
    ],
  },
} as const satisfies Record<string, Control>

/** Name of a setting of a live example. */
export type LiveControlName = keyof typeof liveControls

/** A live example on a page of the documentation: a screen and the settings that visitors can change. */
export type Example = {
  /** Registry name of the screen, if it has pictures. */
  itemName?: string
  /** App path. */
  path: string
  title: string
  controls: readonly LiveControlName[]
  /** Index of the initially selected option of each setting. */
  defaultOptionIndexes?: Partial<Record<LiveControlName, number>>
}

/** The settings that change the look of every component and screen. */
export const LOOK_CONTROLS = ['theme', 'dir', 'generation'] as const satisfies readonly LiveControlName[]

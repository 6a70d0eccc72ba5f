import type { SetStateMessage } from '@/lib/site/embed/protocol'

type LiveControl = {
  label: string
  options: readonly { text: string; overrides: SetStateMessage['state'] }[]
}

/**
 * The settings that a live example can offer. By default, theme and direction follow the page, and all other settings use their
 * first option.
 */
export const liveControls = {
  theme: {
    label: 'Theme',
    options: [
      { text: 'Light', overrides: { theme: 'light' } },
      { text: 'Dark', overrides: { theme: 'dark' } },
    ],
  },
  dir: {
    label: 'Direction',
    options: [
      { text: 'Left to right', overrides: { dir: 'ltr' } },
      { text: 'Right to left', overrides: { dir: 'rtl' } },
    ],
  },
  generation: {
    label: 'Generation',
    options: [
      { text: 'Newest', overrides: { ios: '26', md: 'expressive' } },
      { text: 'Previous', overrides: { ios: '18', md: 'baseline' } },
    ],
  },
  accent: {
    label: 'Accent',
    options: [
      { text: 'Blue', overrides: { accent: 'blue' } },
      { text: 'Green', overrides: { accent: 'green' } },
      { text: 'Purple', overrides: { accent: 'purple' } },
      { text: '#FF8800', overrides: { accent: 'ff8800' } },
    ],
  },
  state: {
    label: 'State',
    options: [
      { text: 'Ready', overrides: { state: null } },
      { text: 'Loading', overrides: { state: 'loading' } },
      { text: 'Empty', overrides: { state: 'empty' } },
      { text: 'Error', overrides: { state: 'error' } },
    ],
  },
  text: {
    label: 'Text size',
    options: [
      { text: '100%', overrides: { text: 1 } },
      { text: '130%', overrides: { text: 1.3 } },
      { text: '200%', overrides: { text: 2 } },
    ],
  },
  motion: {
    label: 'Speed',
    options: [
      { text: '1×', overrides: { motion: null } },
      { text: '0.25×', overrides: { motion: 0.25 } },
      { text: 'Reduced motion', overrides: { motion: 'reduced' } },
    ],
  },
} as const satisfies Record<string, LiveControl>

/** Name of a setting of a live example. */
export type LiveControlName = keyof typeof liveControls

/** A live example on a page of the documentation: a screen and the settings that visitors can change. */
export type ScreenExample = {
  /** Registry name of the screen, if it has pictures. */
  registryName?: string
  /** App path of the screen. */
  path: string
  title: string
  controls: readonly LiveControlName[]
  /** Index of the initially selected option of each setting. */
  defaultOptionIndexes?: Partial<Record<LiveControlName, number>>
}

/** The settings for examples that show the look of a component or screen in general. */
export const APPEARANCE_CONTROLS = [
  'theme',
  'dir',
  'generation',
] as const satisfies readonly LiveControlName[]

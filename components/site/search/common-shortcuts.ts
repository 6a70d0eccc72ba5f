import { frame } from '@/lib/frame'
import { openDialog } from './open-dialog'

/** Shortcuts that work on every page: for the search, and for the list of shortcuts. */
export const searchShortcuts = {
  '/': () => openDialog('palette'),
  '?': () => openDialog('shortcuts'),
}

/** The theme shortcut, which also works on pages without screens. */
export const themeShortcut = {
  t: () => frame.set({ theme: frame.get().resolvedTheme === 'dark' ? 'light' : 'dark' }),
}

/** Shortcuts for the look of screens: platform, generation of the platform, direction, and theme. */
export const appearanceShortcuts = {
  m: () => frame.set({ mode: frame.get().mode === 'ios' ? 'md' : 'ios' }),
  g: () => {
    const { mode, ios, md } = frame.get()
    frame.set(
      mode === 'ios'
        ? { ios: ios === '26' ? '18' : '26' }
        : { md: md === 'baseline' ? 'expressive' : 'baseline' },
    )
  },
  r: () => frame.set({ dir: frame.get().dir === 'rtl' ? 'ltr' : 'rtl' }),
  ...themeShortcut,
}

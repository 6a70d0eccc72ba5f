import type { Tone } from '@/components/ui/tile'

/**
 * Color of each section's tile on iOS, which also selects the color role in Material 3 Expressive. Neighbors in the index have
 * different colors.
 */
const tones: Record<string, Tone> = {
  listViews: 'rose',
  expandable: 'clay',
  dragAndDrop: 'teal',
  swipeToDismiss: 'violet',
  googleCards: 'blue',
  timeline: 'green',
  login: 'blue',
  register: 'rose',
  forgetPassword: 'amber',
  newPassword: 'teal',
  imageGallery: 'violet',
  parallax: 'green',
  animation: 'clay',
  splashScreens: 'slate',
  spinner: 'blue',
  checkBoxes: 'teal',
  radioButton: 'violet',
  toggle: 'green',
  range: 'blue',
  select: 'rose',
  form: 'clay',
  searchBars: 'slate',
  payment: 'amber',
  home: 'blue',
  intro: 'violet',
  wizard: 'clay',
  tabs: 'teal',
  segment: 'rose',
  scrollSegment: 'green',
  profile: 'blue',
  comment: 'green',
  actionSheet: 'violet',
  alert: 'rose',
  maps: 'green',
  qrcode: 'clay',
  textViews: 'blue',
  settings: 'slate',
}

/**
 * Returns the tile color of a section.
 * @param key key of the section; unknown sections are slate
 */
export const sectionTone = (key: string): Tone => tones[key] ?? 'slate'

import type { Tone } from '@/components/ui/tile'

/** The colour of each pattern's tile on iOS; no two neighbours alike, in the menu's order or in that of the index. */
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
 * The colour of a pattern's tile.
 * @param key key of the section; an unknown one is slate
 */
export const sectionTone = (key: string): Tone => tones[key] ?? 'slate'

import type { Lang } from './source'

/** What lies at the top of the database (spec §7). Everything else the screens show ships with the book. */
export const DATABASE_ROOTS = [
  'actionSheet',
  'alert',
  'animation',
  'checkBoxes',
  'comment',
  'forgetPassword',
  'form',
  'home',
  'imageGallery',
  'intro',
  'listView',
  'login',
  'maps',
  'menu',
  'newPassword',
  'parallax',
  'payment',
  'profile',
  'qrcode',
  'radioButton',
  'ranges',
  'register',
  'scrollSegment',
  'searchBars',
  'segment',
  'select',
  'tab',
  'timeline',
  'toggle',
  'wizard',
] as const

/** Whether the object of a path is one the database holds. */
export const inDatabase = (path: string): boolean =>
  (DATABASE_ROOTS as readonly string[]).includes(path.split('/')[0] ?? '')

/** Where the object of a path lies: Arabic mirrors the tree below `ar`. */
export const databasePath = (path: string, lang: Lang): string => (lang === 'ar' ? `ar/${path}` : path)

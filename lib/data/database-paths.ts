import type { Lang } from '../frame/state'

/** The top-level keys that screens read from the database. All other data is built in. */
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

/** Whether the database has the object of a path. */
export const inDatabase = (path: string): boolean =>
  (DATABASE_ROOTS as readonly string[]).includes(path.split('/')[0] ?? '')

/** The database path of an object. Arabic has the same tree below `ar`. */
export const databasePath = (path: string, lang: Lang): string => (lang === 'ar' ? `ar/${path}` : path)

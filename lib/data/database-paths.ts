import type { Lang } from '../frame/state'

/** The top-level keys that the site reads from the database. All other data is built in. */
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

/** Returns whether the object of a path is read from the database. */
export const isInDatabase = (path: string): boolean =>
  (DATABASE_ROOTS as readonly string[]).includes(path.split('/')[0] ?? '')

/** Returns the path of an object in the database. Arabic objects have the same paths below `ar`. */
export const databasePath = (path: string, lang: Lang): string => (lang === 'ar' ? `ar/${path}` : path)

import { KEYS, storage } from '@/lib/storage'

/** Whether single-key shortcuts are on: they can be turned off, for users of speech input and users who hit keys accidentally (WCAG 2.1.4). */
export const singleKeys = {
  on: (): boolean => storage().peek(KEYS.singleKeys) !== 'off',
  set: (on: boolean): void => void storage().set(KEYS.singleKeys, on ? 'on' : 'off'),
}

import { KEYS, storage } from '@/lib/storage'

/** Whether single keys do something: they can be switched off, for who speaks to the device or slips on keys (WCAG 2.1.4). */
export const singleKeys = {
  on: (): boolean => storage().peek(KEYS.singleKeys) !== 'off',
  set: (on: boolean): void => void storage().set(KEYS.singleKeys, on ? 'on' : 'off'),
}

import { KEYS, storage } from '@/lib/storage'

/** The stored setting of single-key shortcuts. Users of speech input, or who press keys by accident, can turn them off (WCAG 2.1.4). */
export const singleKeys = {
  on: (): boolean => storage().peek(KEYS.singleKeys) !== 'off',
  set: (on: boolean): void => void storage().set(KEYS.singleKeys, on ? 'on' : 'off'),
}

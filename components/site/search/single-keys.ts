import { KEYS, storage } from '@/lib/storage'

/** The stored setting of single-key shortcuts. Users of speech input, or who press keys by accident, can turn them off (WCAG 2.1.4). */
export const singleKeys = {
  isOn: (): boolean => storage().getSync(KEYS.singleKeyShortcuts) !== 'off',
  set: (isOn: boolean): void => void storage().set(KEYS.singleKeyShortcuts, isOn ? 'on' : 'off'),
}

import { KEYS, storage } from '@/lib/storage'

/**
 * The stored setting for single-key shortcuts. Users who rely on speech input or press keys by accident can turn them off
 * (WCAG 2.1.4).
 */
export const singleKeys = {
  isOn: (): boolean => storage().getSync(KEYS.singleKeyShortcuts) !== 'off',
  set: (isOn: boolean): void => void storage().set(KEYS.singleKeyShortcuts, isOn ? 'on' : 'off'),
}

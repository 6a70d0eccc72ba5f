import { STORAGE_KEYS, storage } from '@/lib/storage'

/**
 * The stored setting for single-key shortcuts. Users who rely on speech input or press keys by accident can turn the shortcuts
 * off (WCAG 2.1.4).
 */
export const singleKeyShortcuts = {
  isOn: (): boolean => storage().getSync(STORAGE_KEYS.singleKeyShortcuts) !== 'off',
  setOn: (isOn: boolean): void => void storage().set(STORAGE_KEYS.singleKeyShortcuts, isOn ? 'on' : 'off'),
}

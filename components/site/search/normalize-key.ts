/**
 * Returns the key of an event as it is written in the lists of shortcuts: without the effect of Caps Lock, and, on non-Latin
 * keyboards, with the Latin letter of the physical key.
 */
export const normalizeKey = ({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string => {
  const physicalKey = key.length === 1 && key > '\u007f' ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
  const pressedKey = physicalKey ?? key
  return shiftKey ? pressedKey : pressedKey.toLowerCase()
}

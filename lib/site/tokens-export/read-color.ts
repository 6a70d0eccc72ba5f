import { ACCENTS } from '../../frame/state'

/**
 * A color as somebody writes it: six or three hex digits with or without their sign, or one of the ten names.
 * @returns the accent that the address holds: a name or six hex digits; nothing when it is no color
 */
export const readColor = (text: string): string | undefined => {
  const word = text.trim().toLowerCase().replace(/^#/, '')
  if ((ACCENTS as readonly string[]).includes(word) || /^[0-9a-f]{6}$/.test(word)) return word
  return /^[0-9a-f]{3}$/.test(word) ? word.replace(/./g, '$&$&') : undefined
}

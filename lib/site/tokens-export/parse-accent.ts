import { ACCENTS } from '../../frame/state'

/**
 * Parses a color as users write it: six or three hex digits with or without `#`, or the name of one of the ten accents.
 * @returns the accent for the URL: a name or six hex digits; undefined if the text is not a color
 */
export const parseAccent = (text: string): string | undefined => {
  const accent = text.trim().toLowerCase().replace(/^#/, '')
  if ((ACCENTS as readonly string[]).includes(accent) || /^[0-9a-f]{6}$/.test(accent)) return accent
  return /^[0-9a-f]{3}$/.test(accent) ? accent.replace(/./g, '$&$&') : undefined
}

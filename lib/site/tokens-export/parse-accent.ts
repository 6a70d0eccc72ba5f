import { ACCENTS } from '../../frame/state'

/**
 * Parses a color as users write it: six or three hex digits with or without `#`, or the name of one of the ten accents.
 * @returns the accent for the URL: a name or six hex digits; undefined if the text is not a color
 */
export const parseAccent = (text: string): string | undefined => {
  const accent = text.trim().toLowerCase()
  if ((ACCENTS as readonly string[]).includes(accent)) return accent
  const [, digits] = accent.match(/^#?([0-9a-f]{3}|[0-9a-f]{6})$/) ?? []
  return digits?.length === 3 ? digits.replace(/./g, '$&$&') : digits
}

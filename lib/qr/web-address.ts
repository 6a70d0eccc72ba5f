/**
 * Parses a string that is a complete http or https URL. Everything else (other schemes, contacts, and text that contains an
 * address) remains text.
 * @returns the address as the browser parses it, with an internationalized host as `xn--…`; undefined if it is not an address
 */
export const webAddress = (text: string): URL | undefined => {
  const word = text.trim()
  if (!/^https?:\/\/[^\s/]/i.test(word) || /[\s\p{Cc}]/u.test(word)) return undefined
  return URL.canParse(word) ? new URL(word) : undefined
}

/**
 * Parses a string that is a complete http or https URL. Other content is not parsed: other schemes, contacts, and text that
 * contains a URL.
 * @returns the URL as the browser parses it, with an internationalized host as `xn--…`; undefined for other content
 */
export const parseWebUrl = (text: string): URL | undefined => {
  const word = text.trim()
  if (!/^https?:\/\/[^\s/]/i.test(word) || /[\s\p{Cc}]/u.test(word)) return undefined
  return URL.canParse(word) ? new URL(word) : undefined
}

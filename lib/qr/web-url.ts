/**
 * Parses a string that is a complete http or https URL. Other content is not parsed: other schemes, contacts, and text that
 * contains a URL.
 * @returns the URL as the browser parses it, with an internationalized host as `xn--…`; undefined for other content
 */
export const parseWebUrl = (text: string): URL | undefined => {
  const trimmedText = text.trim()
  if (!/^https?:\/\/[^\s/]/i.test(trimmedText) || /[\s\p{Cc}]/u.test(trimmedText)) return undefined
  return URL.canParse(trimmedText) ? new URL(trimmedText) : undefined
}

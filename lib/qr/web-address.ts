/**
 * The web address that a text is, or undefined: http or https in full, with a host, in one word. Everything else a code
 * may say (other schemes, contacts, text that holds an address) stays text.
 * @returns the address as the browser will understand it; letters of other scripts in the host appear as `xn--…`
 */
export const webAddress = (text: string): URL | undefined => {
  const word = text.trim()
  if (!/^https?:\/\/[^\s/]/i.test(word) || /[\s\p{Cc}]/u.test(word)) return undefined
  return URL.canParse(word) ? new URL(word) : undefined
}

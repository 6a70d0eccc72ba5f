/** Returns a link unchanged, because links of an app have no query parameters for the frame. */
export const withFrameQuery = (href: string): string => href

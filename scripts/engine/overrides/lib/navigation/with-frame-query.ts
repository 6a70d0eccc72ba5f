/** Returns an href unchanged, because the URLs of an app have no query parameters for the frame. */
export const withFrameQuery = (href: string): string => href

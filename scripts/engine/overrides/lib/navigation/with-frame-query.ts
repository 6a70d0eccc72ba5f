/** Links of an app are not changed. */
export const withFrameQuery = (href: string): string => href

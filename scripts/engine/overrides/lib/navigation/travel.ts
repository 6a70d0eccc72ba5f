/** Links of an app are as they are written. */
export const travel = (href: string): string => href

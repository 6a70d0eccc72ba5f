/** Links of an app are not changed. */
export const travel = (href: string): string => href

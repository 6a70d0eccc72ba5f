/** Returns the app path of the page of a pattern. @param slug slug of a section or of an overlay */
export const patternPath = (slug: string): string => `/patterns/${slug}/`

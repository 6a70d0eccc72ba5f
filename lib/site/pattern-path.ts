/** Returns the app path of the page of a pattern. @param slug the slug of its section, or the name of an overlay */
export const patternPath = (slug: string): string => `/patterns/${slug}/`

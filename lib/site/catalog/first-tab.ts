/** Number of tabs in each tab bar. */
const TABS_PER_BAR = 3

/**
 * Converts the path of a tab bar to the path of its first tab: `/tab/1/` and `/tab/1/tab/` → `/tab/1/tab/tab4/`.
 * @param path app path with slashes at both ends
 * @returns the path of the first tab, or the path itself if it is not that of a tab bar
 */
export const firstTabPath = (path: string): string => {
  const [, barIndex] = /^\/tab\/([0-2])\/(?:tab\/)?$/.exec(path) ?? []
  return barIndex === undefined ? path : `/tab/${barIndex}/tab/tab${Number(barIndex) * TABS_PER_BAR + 1}/`
}

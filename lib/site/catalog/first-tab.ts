/** Number of tabs in a bar. */
const TABS = 3

/**
 * The first tab of a bar's own URL: `/tab/1/` and `/tab/1/tab/` → `/tab/1/tab/tab4/`.
 * @param path app path with slashes at both ends
 * @returns the path of the tab, or the path without a change
 */
export const firstTab = (path: string): string => {
  const [, bar] = /^\/tab\/([0-2])\/(?:tab\/)?$/.exec(path) ?? []
  return bar === undefined ? path : `/tab/${bar}/tab/tab${Number(bar) * TABS + 1}/`
}

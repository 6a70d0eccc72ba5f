/** How many tabs a bar holds (spec section 2). */
const TABS = 3

/**
 * A bar's own address shows its first tab: `/tab/1/` and `/tab/1/tab/` mean `/tab/1/tab/tab4/`.
 * @param path app path with slashes at both ends
 * @returns the path of the tab, or the path as it is
 */
export const firstTab = (path: string): string => {
  const [, bar] = /^\/tab\/([0-2])\/(?:tab\/)?$/.exec(path) ?? []
  return bar === undefined ? path : `/tab/${bar}/tab/tab${Number(bar) * TABS + 1}/`
}

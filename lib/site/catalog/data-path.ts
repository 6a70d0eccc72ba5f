/** Database folders of sections, by slug, if the folder is not the slug in camelCase. `dataPath` handles some sections itself. */
const FOLDERS_BY_SLUG: Record<string, string> = {
  'forgot-password': 'forgetPassword',
  expandable: 'listView/expandable',
  'drag-and-drop': 'listView/dragAndDrop',
  'google-card': 'listView/googleCards',
  'swipe-to-dismiss': 'listView/swipeToDismiss',
}

/**
 * Returns the database path of the sample data of a route, e.g. `login/0` → `login/layout1`. The pre-paint script contains this
 * function, so it is short and has no imports.
 * @param id route without slashes at the ends
 * @param gallery value of the query parameter `gallery`, such as `1.4`; its first number is the index of the image-gallery screen
 */
export const dataPath = (id: string, gallery = ''): string => {
  const [slug = '', index = ''] = id.split('/')
  if (slug === 'tab') return `tab/${id.split('/').pop()}`
  if (slug === 'items' || slug === 'subitems' || slug === '') return slug ? 'catalog' : 'home'
  if (slug === 'range') return 'ranges'
  if (slug === 'image-gallery-subgallery' || slug === 'full-image-gallery')
    return `imageGallery/layout${Number(/^[0-2](?=\.)/.exec(gallery) ?? 0) + 1}`
  if (!/^\d+$/.test(index) || slug === 'select' || slug === 'spinner') return slug
  if (slug === 'splash-screens') return 'splashScreens'
  const folder = FOLDERS_BY_SLUG[slug] ?? slug.replace(/-(.)/g, (_, c: string) => c.toUpperCase())
  return `${folder}/layout${Number(index) + 1}`
}

import { describe, expect, it } from 'vitest'
import frozen from './frozen-urls.json'
import {
  catalogCounts,
  catalogScreens,
  exportedRoutes,
  findRoute,
  menuEntries,
  menuKeyOf,
  parentRouteOf,
  routes,
  sections,
} from './index'

/** Message for a new URL: how to add it to the frozen list. */
const newUrlMessage = 'Add the URL of a new screen to "urls" of lib/site/catalog/frozen-urls.json.'
/**
 * Returns whether a URL is that of a screen of a pattern. Only those URLs end with a digit and a slash: `/login/0/`,
 * `/tab/0/tab/tab1/`.
 */
const isPatternScreen = (url: string) => /\d\/$/.test(url)

describe('the catalog', () => {
  it('has 37 patterns, and a screen for every frozen URL of a pattern screen', () => {
    const message = 'If lib/site/catalog/sections.ts has a new section, increase this number.'
    expect(catalogCounts.patterns, message).toBe(37)
    expect(catalogCounts.screens, newUrlMessage).toBe(frozen.urls.filter(isPatternScreen).length)
  })

  it('never changes or removes a published URL', () => {
    const paths = routes.map((r) => r.path)
    expect(new Set(paths).size, 'Two lines of lib/site/catalog/sections.ts have the same URL.').toBe(
      paths.length,
    )
    expect(
      frozen.urls.filter((url) => !paths.includes(url)),
      'These URLs are published. Restore them in lib/site/catalog/sections.ts.',
    ).toEqual([])
    expect(
      paths.filter((path) => !frozen.urls.includes(path)),
      newUrlMessage,
    ).toEqual([])
    expect(new Set(frozen.urls).size, 'A URL is twice in lib/site/catalog/frozen-urls.json.').toBe(
      frozen.urls.length,
    )
  })

  it('exports every page except those in "pending"', () => {
    expect(
      routes
        .filter((r) => !r.ready)
        .map((r) => r.path)
        .sort(),
      'List exactly the screens with `ready: false` in "pending" of lib/site/catalog/frozen-urls.json.',
    ).toEqual([...frozen.pending].sort())
    expect(exportedRoutes, newUrlMessage).toHaveLength(frozen.urls.length - frozen.pending.length)
  })

  it('has these 31 menu entries, in this order', () => {
    expect(
      menuEntries.map((m) => m.path.slice(1, -1)),
      'The menu is defined in lib/site/catalog/menu.ts. Add a new pattern to this list too.',
    ).toEqual(
      `items/listViews, items/parallax, settings, items/animation, items/login, items/register, items/forgetPassword,
      items/newPassword, items/imageGallery, items/splashScreens, items/checkBoxes, items/searchBars, items/textViews,
      items/wizard, items/spinner, items/tabs, items/maps, items/qrcode, items/timeline, items/radioButton, items/range,
      items/form, items/toggle, items/select, items/profile, items/comment, items/payment, items/segment,
      items/scrollSegment, items/actionSheet, items/alert`.split(/,\s+/),
    )
  })

  it('maps the empty path to home, and unknown paths and screens that are not ready to undefined', () => {
    expect(findRoute('/')?.id).toBe('home')
    expect(findRoute('/login/0/')?.title).toBe('Login + logo 1')
    expect(findRoute('login/0')?.section).toBe('login')
    expect(findRoute('/login/9/')).toBeUndefined()
    for (const path of frozen.pending) expect(findRoute(path)).toBeUndefined()
  })

  it('has a parent and a menu entry for every page', () => {
    for (const route of exportedRoutes) {
      if (route.id === 'home') continue
      expect(parentRouteOf(route), route.id).toBeDefined()
    }
    expect(parentRouteOf(findRoute('login/0') as never)?.id).toBe('items/login')
    expect(parentRouteOf(findRoute('subitems/googleCards') as never)?.id).toBe('items/listViews')
    expect(menuKeyOf(findRoute('subitems/googleCards'))).toBe('listViews')
    expect(menuKeyOf(findRoute('textview'))).toBe('textViews')
  })

  it('numbers the screens of every section from 0 without gaps', () => {
    for (const section of sections)
      expect(section.screens.map((v) => v.index)).toEqual(section.screens.map((_, i) => i))
    expect(new Set(catalogScreens.map((v) => v.id)).size).toBe(catalogScreens.length)
  })
})

import { describe, expect, it } from 'vitest'
import frozen from './frozen-urls.json'
import { counts, exported, find, menu, menuKey, parentOf, routes, sections, variants } from './index'

describe('the catalogue', () => {
  it('holds 37 patterns, 104 screens and 144 addresses', () => {
    expect(counts).toEqual({ patterns: 37, screens: 104 })
    expect(routes).toHaveLength(144)
    expect(new Set(routes.map((r) => r.path)).size).toBe(144)
  })

  it('never changes or drops an address once it is published', () => {
    expect(routes.map((r) => r.path).sort()).toEqual([...frozen.urls].sort())
  })

  it('exports every page but those that are named as still to come', () => {
    expect(
      routes
        .filter((r) => !r.ready)
        .map((r) => r.path)
        .sort(),
    ).toEqual([...frozen.pending].sort())
    expect(exported).toHaveLength(frozen.urls.length - frozen.pending.length)
  })

  it('lists the 31 menu entries in the order of the specification', () => {
    expect(menu.map((m) => m.path.slice(1, -1))).toEqual(
      `items/listViews, items/parallax, settings, items/animation, items/login, items/register, items/forgetPassword,
      items/newPassword, items/imageGallery, items/splashScreens, items/checkBoxes, items/searchBars, items/textViews,
      items/wizard, items/spinner, items/tabs, items/maps, items/qrcode, items/timeline, items/radioButton, items/range,
      items/form, items/toggle, items/select, items/profile, items/comment, items/payment, items/segment,
      items/scrollSegment, items/actionSheet, items/alert`.split(/,\s+/),
    )
  })

  it('leads the empty path to home and unknown or unfinished ones to nothing', () => {
    expect(find('/')?.id).toBe('home')
    expect(find('/login/0/')?.title).toBe('Login + logo 1')
    expect(find('login/0')?.section).toBe('login')
    expect(find('/login/9/')).toBeUndefined()
    for (const path of frozen.pending) expect(find(path)).toBeUndefined()
  })

  it('knows the page above every page and its entry in the menu', () => {
    for (const route of exported) {
      if (route.id === 'home') continue
      expect(parentOf(route), route.id).toBeDefined()
    }
    expect(parentOf(find('login/0') as never)?.id).toBe('items/login')
    expect(parentOf(find('subitems/googleCards') as never)?.id).toBe('items/listViews')
    expect(menuKey(find('subitems/googleCards'))).toBe('listViews')
    expect(menuKey(find('textview'))).toBe('textViews')
  })

  it('numbers the variants of every section from 0 without a gap', () => {
    for (const section of sections)
      expect(section.variants.map((v) => v.index)).toEqual(section.variants.map((_, i) => i))
    expect(new Set(variants.map((v) => v.id)).size).toBe(variants.length)
  })
})

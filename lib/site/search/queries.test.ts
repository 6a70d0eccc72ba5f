import { describe, expect, test } from 'vitest'
import { searchEntries } from '@/scripts/generate/search-index'
import { createSearch } from './search'

const search = createSearch(searchEntries())
const firstResultId = (query: string) => search(query).groups[0]?.hits[0]?.entry.id

/** Queries that users may type, and the ID of the expected first result. */
const table: readonly (readonly [query: string, first: string])[] = [
  // Sign-in
  ['sign in', 'login'],
  ['log in', 'login'],
  ['social login', 'login'],
  ['sign up', 'register'],
  ['create account', 'register'],
  ['password reset', 'forgetPassword'],
  ['forgot password', 'forgetPassword'],
  ['change password', 'newPassword'],
  ['onboarding', 'wizard'],
  ['walkthrough', 'wizard'],
  ['splash', 'splashScreens'],
  // Lists and cards
  ['accordion', 'expandable'],
  ['collapse', 'expandable'],
  ['swipe', 'swipeToDismiss'],
  ['swipe to delete', 'swipeToDismiss'],
  ['reorder', 'dragAndDrop'],
  ['sortable', 'dragAndDrop'],
  ['feed', 'googleCards'],
  ['cards', 'googleCards'],
  ['cart', 'payment/0'],
  ['faq', 'expandable/2'],
  // Forms
  ['checkbox', 'checkBoxes'],
  ['radio', 'radioButton'],
  ['switch', 'toggle'],
  ['slider', 'range'],
  ['price range', 'range/0'],
  ['dropdown', 'select'],
  ['combobox', 'select'],
  ['date picker', 'select'],
  ['text field', 'form'],
  ['rating', 'form/1'],
  ['autocomplete', 'searchBars'],
  ['checkout', 'payment'],
  ['credit card', 'payment'],
  ['address form', 'form/2'],
  // Navigation
  ['tabs', 'tabs'],
  ['tab bar', 'tabs'],
  ['bottom navigation', 'tabs'],
  ['navigation bar', 'tabs'],
  ['segmented control', 'segment'],
  ['view pager', 'scrollSegment'],
  ['stepper', 'wizard'],
  ['carousel', 'wizard'],
  ['hamburger', 'home'],
  ['drawer', '/patterns/side-menu/'],
  ['sidebar', '/patterns/side-menu/'],
  // Feedback and overlays
  ['dialog', 'alert'],
  ['confirm', 'alert'],
  ['bottom sheet', '/patterns/modal/'],
  ['action sheet', 'actionSheet'],
  ['share sheet', 'actionSheet'],
  ['modal', '/patterns/modal/'],
  ['popover', '/patterns/popover/'],
  ['tooltip', '/patterns/popover/'],
  ['toast', '/patterns/toast/'],
  ['snackbar', '/patterns/toast/'],
  ['banner', '/patterns/toast/'],
  ['loader', 'spinner'],
  ['progress', 'spinner'],
  // Media, people, places, and others
  ['gallery', 'imageGallery'],
  ['lightbox', 'imageGallery'],
  ['hero', 'parallax'],
  ['parallax', 'parallax'],
  ['motion', 'animation'],
  ['profile', 'profile'],
  ['avatar', 'profile'],
  ['comments', 'comment'],
  ['reviews', 'comment'],
  ['chat', 'comment'],
  ['timeline', 'timeline'],
  ['map', 'maps'],
  ['scanner', 'qrcode'],
  ['barcode', 'qrcode'],
  ['settings', 'settings'],
  ['typography', 'textViews'],
  ['badge', '/docs/components/badge/'],
  // Pages of the site
  ['install', '/docs/installing/'],
  ['npm', '/docs/installing/'],
  ['shadcn', '/docs/installing/'],
  ['license', '/docs/license/'],
  ['react', '/docs/installing/'],
  ['tailwind', '/docs/theming/'],
  ['theming', '/docs/theming/'],
  ['accessibility', '/docs/accessibility/'],
  ['screen reader', '/docs/accessibility/'],
  ['arabic', '?dir=rtl'],
  ['iframe', '/docs/embedding/'],
  ['swipe back', '/docs/transitions/'],
  ['firebase', '/docs/data/'],
  ['empty state', '/docs/data/'],
  ['error', '/docs/data/'],
  ['deploy', '/docs/hosting/'],
  ['tokens', '/tokens/'],
  ['colors', '/tokens/'],
  ['compare', '/compare/'],
  ['playground', '/lab/'],
  ['lab', '/lab/'],
  ['favorites', '/gallery/'],
  ['all screens', '/gallery/'],
  // Commands, and components that a screen shows
  ['dark', '?theme=dark'],
  ['dark mode', '?theme=dark'],
  ['light', '?theme=light'],
  ['rtl', '?dir=rtl'],
  ['right to left', '?dir=rtl'],
  ['ios', '?mode=ios'],
  ['iOS 18', '?mode=ios&ios=18'],
  ['android', '?mode=md'],
  ['material 3 expressive', '?mode=md&md=expressive'],
  ['reduced motion', '?motion=reduced'],
  ['keyboard', '#shortcuts'],
  ['copy link', '#copy-link'],
  ['FAB', 'image-gallery/2'],
  ['fab menu', 'image-gallery/2'],
  ['split button', 'qrcode/1'],
  ['floating toolbar', 'check-boxes/2'],
  ['linear progress', 'spinner/0'],
  // What a screen shows
  ['packing list', 'check-boxes/0'],
  ['music player', 'tab/1/tab/tab5'],
  ['group chat', 'animation/7'],
  ['weather', 'alert/1'],
  ['pricing', 'radio-button/2'],
  // Components
  ['chips', '/docs/components/chip/'],
  ['app bar', '/docs/components/header/'],
  // Assistants, and a comparison
  ['mcp', '/docs/assistants/'],
  ['llms.txt', '/docs/assistants/'],
  ['stackblitz', '/docs/assistants/'],
  ['ios 18 vs 26', '/compare/'],
  // Typing errors
  ['acordion', 'expandable'],
  ['chekbox', 'checkBoxes'],
  ['onbording', 'wizard'],
  ['snakbar', '/patterns/toast/'],
  ['paralax', 'parallax'],
]

test.each(table)('%s finds %s first', (query, id) => {
  expect(search(query).isNotFound).toBe(false)
  expect(firstResultId(query)).toBe(id)
})

describe('names that no screen has', () => {
  test.each([
    ['otp', 'newPassword'],
    ['verification code', 'newPassword'],
    ['paywall', 'payment'],
    ['calendar', 'timeline'],
    ['pull to refresh', 'listViews'],
    ['skeleton', 'spinner'],
    ['shimmer', 'spinner'],
    ['video', 'imageGallery'],
    ['figma', '/tokens/'],
    ['react native', '/docs/installing/'],
    ['flutter', '/docs/installing/'],
    ['ionic', '/docs/installing/'],
  ])('%s has no result, and %s is closest', (query, id) => {
    expect(search(query)).toMatchObject({ isNotFound: true, isUnavailableTerm: true })
    expect(firstResultId(query)).toBe(id)
  })

  test.each(['blockchain', 'zzz', 'asdf', 'kubernetes', 'xyzzy', 'mcdonalds', 'qwerty'])(
    '%s has no result and no similar name',
    (query) => {
      expect(search(query)).toEqual({ groups: [], hitCount: 0, isNotFound: true })
    },
  )
})

describe('a query that also names a look', () => {
  test.each([
    ['login dark', 'login', ['Dark theme']],
    ['dark login arabic', 'login', ['Dark theme', 'Right to left']],
    ['tabs in iOS 18', 'tabs', ['iOS 18']],
    ['ios tabs', 'tabs', ['iOS']],
    ['android bottom sheet', '/patterns/modal/', ['Material']],
  ])('%s finds %s', (query, id, titles) => {
    expect(firstResultId(query)).toBe(id)
    expect(search(query).looks?.map(({ title }) => title)).toEqual(titles)
  })

  test('with a version, the comparison of both versions is listed too', () => {
    const page = search('ios 18 tabs').groups.find(({ id }) => id === 'page')
    expect(page?.hits[0]?.entry.path).toMatch(/^\/compare\/\?show=.+&by=generation&mode=ios$/)
  })

  test('only looks lists them', () => {
    expect(search('dark arabic').groups.flatMap(({ hits }) => hits.map(({ entry }) => entry.id))).toEqual([
      '?theme=dark',
      '?dir=rtl',
    ])
  })

  test('a name in a title is not a look', () => {
    expect(search('iOS 18').looks).toBeUndefined()
    expect(search('dark zzz')).toMatchObject({ hitCount: 0, isNotFound: true })
  })
})

describe('a query that names a pattern and a page', () => {
  test.each([
    ['embed profile', 'profile', '/docs/embedding/'],
    ['profile embed', 'profile', '/docs/embedding/'],
    ['install a bottom sheet', '/patterns/modal/', '/docs/installing/'],
  ])('%s finds %s and %s', (query, ...ids) => {
    expect(search(query).isNotFound).toBe(false)
    expect(search(query).groups.flatMap(({ hits }) => hits.map(({ entry }) => entry.id))).toEqual(
      expect.arrayContaining(ids),
    )
  })

  test('a word without a result is not ignored', () => {
    expect(search('embed blockchain').isNotFound).toBe(true)
  })
})

describe('a query that asks for a comparison', () => {
  test.each([
    ['compare iOS 18 and 26 tabs', 'Compare Tabs', 'by=generation&mode=ios'],
    ['compare ios 18 26 tabs', 'Compare Tabs', 'by=generation&mode=ios'],
    ['ios vs android login', 'Compare Login', ''],
    ['compare login dark and light', 'Compare Login', 'by=theme'],
    ['compare login', 'Compare Login', ''],
    ['compare segment rtl', 'Compare Segment', 'by=dir'],
  ])('%s finds %s', (query, title, expectedQuery) => {
    const entry = search(query).groups[0]?.hits[0]?.entry
    expect(entry).toMatchObject({ kind: 'page', title })
    expect(entry?.path).toMatch(/^\/compare\/\?show=\w+/)
    expect(entry?.path.endsWith(expectedQuery)).toBe(true)
  })

  test.each([
    ['ios 18 vs 26', '/compare/?by=generation&mode=ios'],
    ['compare dark', '/compare/?by=theme'],
    ['compare', '/compare/'],
  ])('without a screen, %s opens %s', (query, path) => {
    expect(search(query).groups[0]?.hits[0]?.entry.path).toBe(path)
  })
})

test('the table has enough queries, each of them once', () => {
  expect(table.length).toBeGreaterThanOrEqual(85)
  expect(new Set(table.map(([query]) => query)).size).toBe(table.length)
})

import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { exportedRoutes, findRoute } from '@/lib/site/catalog'
import { NOTE_NAMES, noteNamesOf } from '@/lib/site/pattern-notes'
import { patternPages } from '@/lib/site/pattern-pages'
import { createCodeExport } from '../registry/code-export'
import { screenMarkdown } from '../registry/markdown'
import { rootFolder } from '../settings'
import { createNote, noteText, parseNote } from './notes'

const HEADINGS = ['When to use', 'When not to use', 'On each platform', 'Accessibility', 'Also known as']

const wordCount = (text: string) =>
  text
    .replace(/^#.*$/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length

test('every pattern has a note, and there are no other notes', () => {
  const files = readdirSync(path.join(rootFolder, 'data', 'notes')).map((file) => file.replace(/\.md$/, ''))
  expect(files.sort()).toEqual([...NOTE_NAMES].sort())
  expect(NOTE_NAMES).toHaveLength(37)
})

test.each(NOTE_NAMES)('the note %s has its five sections, in 120 to 240 words', (name) => {
  const text = noteText(name)
  const { title, sections } = parseNote(text)
  expect(title).not.toBe('')
  expect(sections.map((section) => section.title)).toEqual(HEADINGS)
  for (const section of sections) expect(section.text, section.title).not.toBe('')
  expect(wordCount(text)).toBeGreaterThanOrEqual(120)
  expect(wordCount(text)).toBeLessThanOrEqual(240)
})

test('notes say what differs between iOS 26 and iOS 18', () => {
  for (const name of NOTE_NAMES) {
    const { sections } = parseNote(noteText(name))
    const platformText = sections.find(({ title }) => title === 'On each platform')?.text
    expect(platformText, name).toMatch(/iOS 26/)
    expect(platformText, name).toMatch(/iOS 18/)
  }
})

test('notes say what differs between Material 3 Expressive and Baseline', () => {
  for (const name of NOTE_NAMES) {
    const { sections } = parseNote(noteText(name))
    const platformText = sections.find(({ title }) => title === 'On each platform')?.text
    expect(platformText, name).toMatch(/\bExpressive\b/)
    expect(platformText, name).toMatch(/\bBaseline\b/)
  }
})

test('notes describe each of their screens', () => {
  expect(createNote('login').screens).toEqual({
    'login/0': expect.stringContaining('login form'),
    'login/1': expect.stringContaining('login form'),
  })
  for (const name of NOTE_NAMES)
    expect(Object.values(createNote(name).screens).every(Boolean), name).toBe(true)
})

test('notes link only to the guidelines of the two platforms, and to pages of patterns', () => {
  const appleGuidelinePattern =
    /^https:\/\/developer\.apple\.com\/design\/human-interface-guidelines\/[a-z-]+$/
  const patternPaths = new Set(patternPages.map(({ path }) => path))
  const materialGuidelinePattern = /^https:\/\/m3\.material\.io\/(components|styles)\/[a-z-]+\/overview$/
  for (const name of NOTE_NAMES) {
    const links = [...noteText(name).matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => href)
    expect(
      links.filter(
        (href) =>
          !appleGuidelinePattern.test(href) &&
          !materialGuidelinePattern.test(href) &&
          !patternPaths.has(href),
      ),
      name,
    ).toEqual([])
    expect(links.length, name).toBeGreaterThan(1)
  }
})

test('files that a note names exist', () => {
  for (const name of NOTE_NAMES) {
    const named = [...noteText(name).matchAll(/`([\w./-]+\.(?:tsx?|css|json|md))`/g)].map(
      ([, file = '']) => file,
    )
    expect(
      named.filter((file) => !existsSync(path.join(rootFolder, file))),
      name,
    ).toEqual([])
  }
})

test('the notes in the inspector contain no styles and no scripts, and their links to other sites open in a new tab', () => {
  for (const name of NOTE_NAMES) {
    const html = createNote(name)
      .sections.map((section) => section.html)
      .join('\n')
    expect(html).not.toMatch(/style=|<script|#{2}/)
    expect(html.match(/<a href="https:/g)?.length).toBe(html.match(/target="_blank" rel="noopener"/g)?.length)
  }
})

test('every screen has the note of its pattern, and the index has none', () => {
  const idsWithoutNote = exportedRoutes.filter((route) => noteNamesOf(route).length === 0).map(({ id }) => id)
  expect(idsWithoutNote).toEqual(['list'])
  const notes = (id: string) => noteNamesOf(findRoute(id)!)
  expect(notes('login/1')).toEqual(['login'])
  expect(notes('tab/0/tab/tab2')).toEqual(['tabs'])
  expect(notes('subitems/googleCards')).toEqual(['googleCards'])
  expect(notes('items/listViews')).toEqual(['listViews'])
  expect(notes('textview')).toEqual(['textViews'])
  expect(notes('full-image-gallery')).toEqual(['imageGallery'])
  expect(notes('home')).toEqual(['home', 'intro'])
})

test('the Markdown page of each screen contains the note of its pattern', () => {
  const { allItems, site, readText } = createCodeExport({ siteUrl: 'https://book.example', basePath: '' })
  const itemsByName = new Map(allItems.map((item) => [item.name, item]))
  for (const name of ['scroll-segment-2', 'tab-4', 'drag-and-drop-0', 'textview']) {
    const item = itemsByName.get(name)
    const page = item ? screenMarkdown(item, itemsByName, site, readText) : ''
    expect(page, name).toMatch(
      /\n## Notes\n\n### When to use\n[\s\S]+\n### Also known as\n[\s\S]+\n## Install\n/,
    )
  }
})

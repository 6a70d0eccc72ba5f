import { expect, test } from 'vitest'
import { docPageName, docPages } from '@/lib/site/doc-pages'
import { apiEntriesOf, apiOfSubpages, namedExports } from './api'
import { membersOf, parseComment } from './api-text'

const engines = ['overlays', 'transitions', 'gestures'] as const
const pages = [
  ...engines,
  ...docPages.map(({ path }) => docPageName(path)).filter((name) => name.startsWith('overlays/')),
]

test.each(pages)('the interface of %s lists each export once, with its signature', (page) => {
  const entries = apiEntriesOf(page)
  const names = entries.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { name, signature } of entries) {
    expect(signature, name).toContain(name)
    expect(signature, name).not.toMatch(/\n|\bexport\b|\/\*\*/)
    expect(signature.length, name).toBeLessThan(300)
  }
})

test.each(pages)('everything in the interface of %s except types has a description', (page) => {
  const undocumented = apiEntriesOf(page).filter(({ kind, text }) => kind !== 'type' && text === '')
  expect(undocumented.map(({ name }) => name)).toEqual([])
})

test('all exports of the modules are listed', async () => {
  const menu = { ...(await import('@/components/overlays/menu')), menus: {} }
  const modules = {
    overlays: {
      ...(await import('@/lib/overlay/overlay-provider')),
      ...(await import('@/lib/back')),
      ...menu,
    },
    transitions: {
      ...(await import('@/lib/navigation/index')),
      ...(await import('@/lib/transition/index')),
    },
    gestures: await import('@/lib/gesture/index'),
  }
  for (const page of engines) {
    const names = [...apiEntriesOf(page), ...apiOfSubpages(page)].map(({ name }) => name)
    expect(
      Object.keys(modules[page]).filter((name) => !names.includes(name)),
      page,
    ).toEqual([])
  }
})

test('a name that a module does not export is an error', () => {
  const file = 'lib/navigation/stack-dependencies.ts'
  expect(namedExports(file, ['StackDependencies'])).toEqual([{ file, name: 'StackDependencies' }])
  expect(() => namedExports(file, ['StackDependencies', 'Missing'])).toThrow(
    'Patternbook: lib/navigation/stack-dependencies.ts does not export Missing, so the documentation would be incomplete.',
  )
  expect(apiEntriesOf('transitions').map(({ name }) => name)).toContain('StackDependencies')
})

test('each name of the overlays is on one page, and the page of the engine refers to it', () => {
  const ownNames = apiEntriesOf('overlays').map(({ name }) => name)
  const subpageEntries = apiOfSubpages('overlays')
  expect(ownNames).toContain('useOverlays')
  expect(ownNames).toContain('OverlayOptions')
  expect(subpageEntries).toContainEqual({ name: 'AlertOptions', pageName: 'overlays/alert' })
  expect(subpageEntries).toContainEqual({ name: 'menus', pageName: 'overlays/menu' })
  const all = [...ownNames, ...subpageEntries.map(({ name }) => name)]
  expect(new Set(all).size).toBe(all.length)
})

test('descriptions are the doc comments, without the sources of numbers', () => {
  const gesture = apiEntriesOf('gestures').find(({ name }) => name === 'GestureOptions')
  expect(gesture?.signature).toBe('type GestureOptions = Partial<RecognitionOptions> & { … }')
  expect(gesture?.members.find(({ name }) => name === 'priority')).toEqual({
    name: 'priority',
    optional: true,
    type: 'number',
    text: 'Priority against other gestures under the same pointer. Default 0.',
  })
  for (const page of pages)
    for (const { text, members } of apiEntriesOf(page))
      expect([text, ...members.map((member) => member.text)].join(' ')).not.toMatch(
        /engine\.md|\(spec|behaviour §/,
      )
})

test('a doc comment is split into its text and its tags', () => {
  expect(
    parseComment(
      '/**\n * Goes {@link there}.\n * @param to a path,\n *   on two lines\n * @returns nothing\n */',
    ),
  ).toEqual({
    text: 'Goes `there`.',
    tags: [
      { tag: 'param', name: 'to', text: 'a path, on two lines' },
      { tag: 'returns', text: 'nothing' },
    ],
  })
})

test('members of a type are found on one line and on several lines', () => {
  const members = membersOf(`
  on(): void; off(): void
  /** Says (a) when. */
  readonly when?:
    | 'now'
    | 'later'
  'did-go': { at: number }
  tell(event: string, listener: (detail: { x: number }) => void): () => void
`)
  expect(members).toEqual([
    { name: 'on', optional: false, type: '(): void', text: '' },
    { name: 'off', optional: false, type: '(): void', text: '' },
    { name: 'when', optional: true, type: "'now' | 'later'", text: 'Says (a) when.' },
    { name: "'did-go'", optional: false, type: '{ at: number }', text: '' },
    {
      name: 'tell',
      optional: false,
      type: '(event: string, listener: (detail: { x: number }) => void): () => void',
      text: '',
    },
  ])
})

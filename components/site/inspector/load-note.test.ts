import { afterEach, expect, test, vi } from 'vitest'
import { loadNote } from './load-note'

afterEach(() => vi.unstubAllGlobals())

const note = {
  title: 'Login',
  screens: { 'login/0': 'A login form.' },
  parts: [{ title: 'When to use', html: '<p>Often.</p>' }],
}

test.each([
  ['nothing', null],
  ['a list', []],
  ['no parts', { title: 'Login' }],
  ['no sentences about the screens', { title: 'Login', parts: [] }],
  ['an empty part', { ...note, parts: [null] }],
  ['a part without text', { ...note, parts: [{ title: 'When to use' }] }],
])('a note with %s is an error, and the next call fetches it again', async (_, body) => {
  // A note that was fetched is kept, so each case has another name.
  const name = `login-${JSON.stringify(body)}`
  let answer: unknown = body
  vi.stubGlobal('fetch', async () => Response.json(answer))
  await expect(loadNote(name)).rejects.toThrow(
    `Patternbook: the note on "${name}" could not be loaded (it has no parts). Check your connection and try again.`,
  )
  answer = note
  await expect(loadNote(name)).resolves.toEqual(note)
})

import { afterEach, expect, test, vi } from 'vitest'
import { loadNote } from './load-note'

afterEach(() => vi.unstubAllGlobals())

const note = {
  title: 'Login',
  screens: { 'login/0': 'A login form.' },
  sections: [{ title: 'When to use', html: '<p>Often.</p>' }],
}

test.each([
  ['nothing', null],
  ['a list', []],
  ['no sections', { title: 'Login' }],
  ['no sentences about the screens', { title: 'Login', sections: [] }],
  ['an empty section', { ...note, sections: [null] }],
  ['a section without text', { ...note, sections: [{ title: 'When to use' }] }],
])('a note with %s is an error, and the next call fetches it again', async (_, body) => {
  // A fetched note is cached by name, so each case uses a different name.
  const name = `login-${JSON.stringify(body)}`
  let responseBody: unknown = body
  vi.stubGlobal('fetch', async () => Response.json(responseBody))
  await expect(loadNote(name)).rejects.toThrow(
    `Patternbook: the note on "${name}" could not be loaded (it has no sections). Check your connection and try again.`,
  )
  responseBody = note
  await expect(loadNote(name)).resolves.toEqual(note)
})

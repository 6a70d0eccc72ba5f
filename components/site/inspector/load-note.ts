import { DATA_BASE } from '@/lib/navigation/href'
import { type Note, notePath } from '@/lib/site/pattern-notes'

const cache = new Map<string, Promise<Note>>()

/** Returns whether a value has the `screens` and `sections` of a note. */
const isNote = (value: unknown): value is Note => {
  const note = value as Partial<Note> | null
  return (
    typeof note?.screens === 'object' &&
    note.screens !== null &&
    Array.isArray(note.sections) &&
    note.sections.every((part) => typeof part?.html === 'string' && typeof part.title === 'string')
  )
}

const fetchNote = async (name: string): Promise<Note> => {
  try {
    const response = await fetch(DATA_BASE + notePath(name))
    if (!response.ok) throw new Error(`the server returned ${response.status}`)
    const note: unknown = await response.json()
    if (!isNote(note)) throw new Error('it has no sections')
    return note
  } catch (reason) {
    throw new Error(
      `Patternbook: the note on "${name}" could not be loaded (${(reason as Error).message}). Check your connection and try again.`,
      { cause: reason },
    )
  }
}

/**
 * Loads a note. Each note is fetched once; after a failure, the next call tries again.
 * @param name one of `NOTE_NAMES`
 * @throws if the note cannot be fetched or is invalid
 */
export const loadNote = (name: string): Promise<Note> => {
  const cached = cache.get(name)
  if (cached) return cached
  const promise = fetchNote(name)
  cache.set(name, promise)
  promise.catch(() => cache.delete(name))
  return promise
}

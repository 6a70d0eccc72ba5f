import { DATA } from '@/lib/navigation/href'
import { type Note, notePath } from '@/lib/site/notes'

const loaded = new Map<string, Promise<Note>>()

/** Whether a value has the fields that the panel shows. Any other value counts as a failure, so that the note can be requested again. */
const isNote = (value: unknown): value is Note => {
  const note = value as Partial<Note> | null
  return (
    typeof note?.screens === 'object' &&
    note.screens !== null &&
    Array.isArray(note.parts) &&
    note.parts.every((part) => typeof part?.html === 'string' && typeof part.title === 'string')
  )
}

const fetchNote = async (name: string): Promise<Note> => {
  try {
    const answer = await fetch(DATA + notePath(name))
    if (!answer.ok) throw new Error(`the server returned ${answer.status}`)
    const note: unknown = await answer.json()
    if (!isNote(note)) throw new Error('it has no parts')
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
 * @param name one of `NOTES`
 * @throws if the note cannot be fetched or is invalid
 */
export const loadNote = (name: string): Promise<Note> => {
  const known = loaded.get(name)
  if (known) return known
  const promise = fetchNote(name)
  loaded.set(name, promise)
  promise.catch(() => loaded.delete(name))
  return promise
}

import type { Lang } from '../frame/state'
import { knownArabic, readArabic } from './arabic'
import { DataError, type DataSource } from './source'

/** Warnings that have been logged: several readers of a path log its failure once. */
const warned = new Set<string>()

/**
 * The built-in sample data. English is part of the screen, so there is nothing to read. Arabic is fetched from the site. If
 * that fails or takes too long, the subscriber receives an error and English is shown; a late answer is still used.
 */
export const builtIn: DataSource = {
  instant: (lang) => lang === 'en',

  peek: <T>(path: string, lang: Lang, english?: unknown) =>
    lang === 'ar' ? (knownArabic(path, english) as T | undefined) : undefined,

  subscribe(path, lang, listener, english) {
    if (lang === 'en') return () => {}
    let open = true
    const fail = (reason: unknown, failure?: 'invalid') => {
      if (!open) return
      const error = new DataError(path, true, reason, failure)
      if (!warned.has(error.message)) console.warn(error.message)
      warned.add(error.message)
      listener.error(error)
    }
    const late = () => fail('the server did not respond')
    const { promise, release } = readArabic(path, late)
    promise.then(
      () => {
        const value = knownArabic(path, english)
        if (value === undefined) fail('it does not have the fields that this page needs', 'invalid')
        else if (open) listener.value(value as Parameters<typeof listener.value>[0])
      },
      (reason) => fail(reason),
    )
    return () => {
      open = false
      release()
    }
  },
}

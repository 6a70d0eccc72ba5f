import type { Lang } from '../frame/state'
import { knownArabic, readArabic } from './arabic'
import { DataError, type DataSource } from './source'

/** Messages of the warnings that have been logged. If a path has several readers, its failure is logged only once. */
const loggedWarnings = new Set<string>()

/**
 * The source of the built-in sample data. English data is part of the screen, so there is nothing to read. Arabic data is fetched
 * from the site. If that fails or takes too long, the subscriber receives an error, and English is shown. Arabic data that arrives
 * late is still used.
 */
export const builtIn: DataSource = {
  instant: (lang) => lang === 'en',

  peek: <T>(path: string, lang: Lang, english?: unknown) =>
    lang === 'ar' ? (knownArabic(path, english) as T | undefined) : undefined,

  subscribe(path, lang, listener, english) {
    if (lang === 'en') return () => {}
    let isSubscribed = true
    const fail = (reason: unknown, failure?: 'invalid') => {
      if (!isSubscribed) return
      const error = new DataError(path, true, reason, failure)
      if (!loggedWarnings.has(error.message)) console.warn(error.message)
      loggedWarnings.add(error.message)
      listener.error(error)
    }
    const onTimeout = () => fail('the server did not respond')
    const { promise, release } = readArabic(path, onTimeout)
    promise.then(
      () => {
        const value = knownArabic(path, english)
        if (value === undefined) fail('it does not have the fields that this page needs', 'invalid')
        else if (isSubscribed) listener.value(value as Parameters<typeof listener.value>[0])
      },
      (reason) => fail(reason),
    )
    return () => {
      isSubscribed = false
      release()
    }
  },
}

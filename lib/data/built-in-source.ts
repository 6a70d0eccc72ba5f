import type { Lang } from '../frame/state'
import { peekArabic, readArabic } from './arabic'
import { DataError, type DataSource } from './source'

/** Messages of the warnings that have been logged. If a path has several readers, its failure is logged only once. */
const loggedWarnings = new Set<string>()

/**
 * The source of the built-in sample data. English data is part of the screen's code, so there is nothing to read. Arabic data is
 * fetched from the site. If fetching fails, takes too long, or returns data of another shape, the subscriber receives an error,
 * and English is shown. Arabic data that arrives late is still used.
 */
export const builtInSource: DataSource = {
  canRenderImmediately: (lang) => lang === 'en',

  peek: <T>(path: string, lang: Lang, expectedShape?: unknown) =>
    lang === 'ar' ? (peekArabic(path, expectedShape) as T | undefined) : undefined,

  subscribe(path, lang, listener, expectedShape) {
    if (lang === 'en') return () => {}
    let isSubscribed = true
    const fail = (...details: [reason: unknown, failure?: 'invalid', remedy?: string]) => {
      if (!isSubscribed) return
      const error = new DataError(path, true, ...details)
      if (!loggedWarnings.has(error.message)) console.warn(error.message)
      loggedWarnings.add(error.message)
      listener.onError(error)
    }
    const onTimeout = () => fail('the server did not respond')
    const { promise, release } = readArabic(path, onTimeout)
    promise.then(
      () => {
        const value = peekArabic(path, expectedShape)
        if (value === undefined)
          fail(
            'it does not have the fields that this page needs',
            'invalid',
            'Reload the page; its code may be older than the data.',
          )
        else if (isSubscribed) listener.onValue(value as Parameters<typeof listener.onValue>[0])
      },
      (reason) => fail(reason),
    )
    return () => {
      isSubscribed = false
      release()
    }
  },
}

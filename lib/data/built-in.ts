import { knownArabic, readArabic } from './arabic'
import { DataError, type DataSource } from './source'

/**
 * The sample data that ships with the book. English comes with the screen itself, so there is nothing to read;
 * Arabic is fetched from the site. When that fails or takes too long, the subscriber is told and English stays; a late
 * answer is still welcome.
 */
export const builtIn: DataSource = {
  instant: (lang) => lang === 'en',

  peek: <T>(path: string, lang: 'en' | 'ar') =>
    lang === 'ar' ? (knownArabic(path) as T | undefined) : undefined,

  subscribe(path, lang, listener) {
    if (lang === 'en') return () => {}
    let open = true
    const late = () => open && listener.error(new DataError(path, true, 'the server does not answer'))
    const { promise, release } = readArabic(path, late)
    promise.then(
      (value) => open && listener.value(value as Parameters<typeof listener.value>[0]),
      (reason) => open && listener.error(new DataError(path, true, reason)),
    )
    return () => {
      open = false
      release()
    }
  },
}

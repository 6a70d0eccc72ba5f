import { builtIn } from './built-in'
import { DataError, type DataSource } from './source'

/**
 * Creates a source whose code is loaded with the first subscription. Until then, and if that fails, the built-in data is shown.
 * @param load fetches the code of the source
 */
export const lazySource = (load: () => Promise<DataSource>): DataSource => {
  let source: DataSource | undefined
  return {
    instant: builtIn.instant,
    peek: (path, lang, english) => (source ?? builtIn).peek(path, lang, english),
    subscribe(path, lang, listener, english) {
      let isSubscribed = true
      let unsubscribe = () => {}
      const subscribeTo = (loadedSource: DataSource) => {
        source = loadedSource
        if (isSubscribed) unsubscribe = loadedSource.subscribe(path, lang, listener, english)
      }
      if (source) subscribeTo(source)
      else
        load().then(subscribeTo, (reason) => {
          if (!isSubscribed) return
          listener.error(new DataError(path, true, reason))
          unsubscribe = builtIn.subscribe(path, lang, listener, english)
        })
      return () => {
        isSubscribed = false
        unsubscribe()
      }
    },
  }
}

/**
 * The source of the sample data: the database if the build has one, or the built-in data. The environment variable is tested in the
 * same expression as the import, so that the bundler removes the import from builds without a database.
 */
export const defaultSource: DataSource = process.env.NEXT_PUBLIC_FIREBASE_DATABASE_URL
  ? lazySource(async () => (await import('./firebase')).firebase)
  : builtIn

import { builtInSource } from './built-in-source'
import { DataError, type DataSource } from './source'

/**
 * Creates a source whose code is loaded with the first subscription. Until the code has loaded, `peek` reads the built-in source.
 * If the code cannot be loaded, the subscriber receives an error and is subscribed to the built-in source.
 * @param load fetches the code of the source
 */
export const createLazySource = (load: () => Promise<DataSource>): DataSource => {
  let source: DataSource | undefined
  return {
    canRenderImmediately: builtInSource.canRenderImmediately,
    peek: (path, lang, expectedShape) => (source ?? builtInSource).peek(path, lang, expectedShape),
    subscribe(path, lang, listener, expectedShape) {
      let isSubscribed = true
      let unsubscribe = () => {}
      const subscribeTo = (loadedSource: DataSource) => {
        source = loadedSource
        if (isSubscribed) unsubscribe = loadedSource.subscribe(path, lang, listener, expectedShape)
      }
      if (source) subscribeTo(source)
      else
        load().then(subscribeTo, (reason) => {
          if (!isSubscribed) return
          listener.onError(new DataError(path, true, reason))
          unsubscribe = builtInSource.subscribe(path, lang, listener, expectedShape)
        })
      return () => {
        isSubscribed = false
        unsubscribe()
      }
    },
  }
}

/**
 * The source of the sample data: the database if the build has one, otherwise the built-in data. The environment variable is
 * tested in the same expression as the import, so that the bundler removes the import from builds without a database.
 */
export const defaultSource: DataSource = process.env.NEXT_PUBLIC_FIREBASE_DATABASE_URL
  ? createLazySource(async () => (await import('./firebase-source')).firebaseSource)
  : builtInSource

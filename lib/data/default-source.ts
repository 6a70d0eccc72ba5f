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
      let open = true
      let stop = () => {}
      const start = (from: DataSource) => {
        source = from
        if (open) stop = from.subscribe(path, lang, listener, english)
      }
      if (source) start(source)
      else
        load().then(start, (reason) => {
          if (!open) return
          listener.error(new DataError(path, true, reason))
          stop = builtIn.subscribe(path, lang, listener, english)
        })
      return () => {
        open = false
        stop()
      }
    },
  }
}

/**
 * The source of the sample data: built in, or a database if the build has one. The variable is read here, so that the
 * bundler removes the import from other builds.
 */
export const defaultSource: DataSource = process.env.NEXT_PUBLIC_FIREBASE_DATABASE_URL
  ? lazySource(async () => (await import('./firebase')).firebase)
  : builtIn

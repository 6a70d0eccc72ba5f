import { builtIn } from './built-in'
import { DataError, type DataSource } from './source'

/**
 * A source whose code arrives after the first paint. Until then, and if it never does, the data of the book is shown.
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
 * Where the screens of this build read from: what ships with the book, or a database where the build was given one.
 * The variable is asked here, so that the bundler leaves everything behind the import out of other builds.
 */
export const defaultSource: DataSource = process.env.NEXT_PUBLIC_FIREBASE_DATABASE_URL
  ? lazySource(async () => (await import('./firebase')).firebase)
  : builtIn

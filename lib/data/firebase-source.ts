import { builtInSource } from './built-in-source'
import { createRemoteSource } from './remote-source'

/** URL of the database that this build reads from (`NEXT_PUBLIC_FIREBASE_DATABASE_URL`). */
const databaseUrl = process.env.NEXT_PUBLIC_FIREBASE_DATABASE_URL ?? ''

let validate: typeof import('./validate').validate = () => undefined

const remote = createRemoteSource({
  builtInSource,
  warn: console.warn,
  validate: (path, value) => validate(path, value),
  async open() {
    const [{ openFirebase }, validation] = await Promise.all([
      import('./firebase-database'),
      import('./validate'),
    ])
    validate = validation.validate
    return openFirebase(databaseUrl)
  },
})

/** The database as a source of sample data. Only builds with a database load this module. */
export const firebaseSource = remote.source
/** Store of the connection status of the database. */
export const firebaseStatus = remote.status
/** Connects to the database again. */
export const retryFirebase = remote.retry

if (typeof window !== 'undefined')
  addEventListener('online', () => firebaseStatus.get().isUnreachable && retryFirebase())

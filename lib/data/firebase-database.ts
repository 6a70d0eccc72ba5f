import { initializeApp, setLogLevel } from 'firebase/app'
import { forceWebSockets, getDatabase, goOffline, goOnline, onValue, ref } from 'firebase/database'
import type { RemoteDatabase } from './remote-database'

/**
 * Opens a Firebase Realtime Database. It speaks through WebSockets only: its other way runs scripts of its server in
 * the page, which the policy of the pages forbids, and remembers for later visits that it went there.
 * @param databaseURL address of the database, as the Firebase console shows it
 */
export const openFirebase = (databaseURL: string): RemoteDatabase => {
  forceWebSockets()
  // What goes wrong is told by this book, once and in its own words.
  setLogLevel('silent')
  const database = getDatabase(initializeApp({ databaseURL }, databaseURL))
  return {
    watch: (path, value, denied) => onValue(ref(database, path), (snapshot) => value(snapshot.val()), denied),
    connected: (listener) => {
      onValue(ref(database, '.info/connected'), (snapshot) => listener(snapshot.val() === true))
    },
    pause: () => goOffline(database),
    resume: () => goOnline(database),
  }
}

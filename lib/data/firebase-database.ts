import { initializeApp, setLogLevel } from 'firebase/app'
import { forceWebSockets, getDatabase, goOffline, goOnline, onValue, ref } from 'firebase/database'
import type { RemoteDatabase } from './remote-database'

/**
 * Opens a Firebase Realtime Database. It uses only WebSockets: long polling runs scripts of the server in the page, which the
 * Content Security Policy of the pages forbids.
 * @param databaseURL URL of the database, as the Firebase console shows it
 */
export const openFirebase = (databaseURL: string): RemoteDatabase => {
  forceWebSockets()
  // Failures are logged once, by our own code.
  setLogLevel('silent')
  const database = getDatabase(initializeApp({ databaseURL }, databaseURL))
  return {
    watch: (path, value, denied) => onValue(ref(database, path), (snapshot) => value(snapshot.val()), denied),
    onConnectionChange: (listener) => {
      onValue(ref(database, '.info/connected'), (snapshot) => listener(snapshot.val() === true))
    },
    pause: () => goOffline(database),
    resume: () => goOnline(database),
  }
}

import { initializeApp, setLogLevel } from 'firebase/app'
import { forceWebSockets, getDatabase, goOffline, goOnline, onValue, ref } from 'firebase/database'
import type { RemoteDatabase } from './remote-database'

/**
 * Opens a Firebase Realtime Database. The connection uses only WebSockets, because long polling runs scripts of the server in the
 * page, which the Content Security Policy of the pages forbids.
 * @param databaseURL URL of the database, as the Firebase console shows it
 */
export const openFirebase = (databaseURL: string): RemoteDatabase => {
  forceWebSockets()
  // The SDK logs nothing, because our own code logs denied reads and invalid objects.
  setLogLevel('silent')
  const database = getDatabase(initializeApp({ databaseURL }, databaseURL))
  return {
    watch: (path, onSnapshot, onDenied) =>
      onValue(ref(database, path), (snapshot) => onSnapshot(snapshot.val()), onDenied),
    onConnectionChange: (listener) => {
      onValue(ref(database, '.info/connected'), (snapshot) => listener(snapshot.val() === true))
    },
    pause: () => goOffline(database),
    resume: () => goOnline(database),
  }
}

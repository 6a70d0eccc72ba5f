/** The features that a build can have. */
type Flags = {
  /** Shows the introduction over the home page, but not in embeds, until the visitor has finished or skipped it once. */
  startWizard: boolean
  /**
   * Offers the newsletter once per browser, but not in embeds, when the visitor returns from a page to the items page that lists
   * it.
   */
  newsletter: boolean
  /**
   * Reads the sample data from a Firebase Realtime Database. On if `NEXT_PUBLIC_FIREBASE_DATABASE_URL` is set. Modules that
   * import the SDK test this variable themselves, because bundlers remove unused code only if the test is in the same module.
   */
  firebase: boolean
  /**
   * Always off: no service worker is built (its script would be `ngsw-worker.js`), and a service worker of an earlier
   * deployment is unregistered.
   */
  serviceWorker: boolean
}

/** The features of this build. */
export const flags = {
  startWizard: true,
  newsletter: true,
  firebase: Boolean(process.env.NEXT_PUBLIC_FIREBASE_DATABASE_URL),
  serviceWorker: false,
} as const satisfies Flags

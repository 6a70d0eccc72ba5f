/** The features that a build can have. */
type Flags = {
  /** Shows the introduction over the home page, but not in embeds, until the visitor has finished or skipped it once. */
  startWizard: boolean
  /**
   * Offers the newsletter once per browser, when the visitor returns to an items page (`/items/…`) from one of the pages that it
   * lists. Offers nothing in embeds.
   */
  newsletter: boolean
  /**
   * Reads the sample data from a Firebase Realtime Database. On if `NEXT_PUBLIC_FIREBASE_DATABASE_URL` is set. Modules that
   * load the code for the database test the environment variable instead of this flag, because bundlers remove unused code only if
   * the test is in the same module.
   */
  firebase: boolean
  /**
   * Always off: no service worker is built, and a service worker of an earlier deployment that controls the page is
   * unregistered.
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

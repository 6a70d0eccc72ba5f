/** What this build has switched on (spec section 9). Changed here, before building. */
export const flags = {
  /** Reads the sample data from a Firebase Realtime Database instead of the built-in files. */
  firebase: false,
  /** Shows the introduction over the home page until it has been finished or skipped once. */
  startWizard: true,
  /** Offers the newsletter. */
  subscribe: true,
  /** Registers the service worker, for use without a connection. */
  serviceWorker: false,
} as const

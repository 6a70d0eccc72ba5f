/** What a build can have switched on (spec section 9). */
export type Flags = {
  /** Shows the introduction over the home page until it has been finished or skipped once. */
  startWizard: boolean
  /** Offers the newsletter once per browser, after somebody has gone from a list of variants to one of them. */
  subscribe: boolean
  /**
   * Reads the sample data from a Realtime Database. On where the build was given its address in
   * `NEXT_PUBLIC_FIREBASE_DATABASE_URL`. A place that imports the SDK asks that variable itself, since bundlers leave
   * code out by conditions within one module only.
   */
  firebase: boolean
  /** None is emitted (its script would be `ngsw-worker.js`); one left by an earlier deployment is unregistered. */
  serviceWorker: boolean
}

/** What this build has switched on, with the defaults of the spec. Changed here, before building. */
export const flags = {
  startWizard: true,
  subscribe: true,
  firebase: Boolean(process.env.NEXT_PUBLIC_FIREBASE_DATABASE_URL),
  serviceWorker: false,
} as const satisfies Flags

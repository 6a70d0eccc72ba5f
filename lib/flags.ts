/** What this build has switched on (spec section 9). Changed here, before building. */
export const flags = {
  /** Shows the introduction over the home page until it has been finished or skipped once. */
  startWizard: true,
} as const

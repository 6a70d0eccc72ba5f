/** The license of the code and the pictures, and its holder. Pages, packages, and registry items read them here. */
export const LICENSE = {
  /** SPDX identifier. */
  name: 'MIT',
  holder: 'the Patternbook authors',
  /** App path of its page. */
  path: '/docs/license/',
} as const

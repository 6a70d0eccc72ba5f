/** The license of the code and the pictures, and who grants it: the one place that pages, packages and registry items read. */
export const LICENSE = {
  /** SPDX identifier. */
  name: 'MIT',
  holder: 'the Patternbook authors',
  /** App path of the page about it. */
  path: '/docs/license/',
} as const

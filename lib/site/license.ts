/** The license of the code and the pictures, and the copyright holder. Pages, packages, and registry items use these values. */
export const LICENSE = {
  /** SPDX identifier. */
  name: 'MIT',
  holder: 'the Patternbook authors',
  /** App path of the page about the license. */
  path: '/docs/license/',
} as const

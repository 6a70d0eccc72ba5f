import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

/** Exports the page with the same version of Next.js as the site, because packages are resolved from the repository's node_modules. */
const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
}

export default config

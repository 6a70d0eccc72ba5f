import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

/** Exports the page. Uses the site's version of Next.js, because packages are resolved from the repository's node_modules. */
const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
}

export default config

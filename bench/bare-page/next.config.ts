import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

/** Settings for the static export of the bare page. Packages are resolved from the repository's node_modules. */
const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
}

export default config

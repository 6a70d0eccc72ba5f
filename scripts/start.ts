/**
 * `npm start`: builds the export if there is none or if a source or setting has changed since the last build, and then serves the
 * export. Reads PORT (default 3000). Checks the settings and the port first, because a build takes minutes. `--uncompressed`
 * sends text without compression, for the browser tests.
 */
import { ensureBuilt } from './ensure-built'
import { ensurePortFree, parsePort } from './port'
import { serve } from './serve'
import { readBuildSettings } from './settings'

try {
  const { basePath } = readBuildSettings()
  const port = parsePort(process.env.PORT)
  await ensurePortFree(port)
  await ensureBuilt()
  const site = await serve({ port, basePath, compress: !process.argv.includes('--uncompressed') })
  console.log(`Patternbook is at ${site.url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * `npm start`: builds the export when there is none or when something changed since, then serves it. Reads PORT
 * (default 3000).
 */
import { ensureBuilt } from './fresh'
import { serve } from './serve'
import { readSettings } from './settings'

try {
  await ensureBuilt()
  const site = await serve({ port: Number(process.env.PORT ?? 3000), basePath: readSettings().basePath })
  console.log(`Patternbook is at ${site.url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

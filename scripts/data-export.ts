/**
 * `npm run data:export [file]`: writes the content of the Realtime Database (sample data and layout descriptors in both
 * languages) as one JSON file, for import in the Firebase console. Reads data/ and the catalog, and writes patternbook-data.json
 * or the given file.
 */
import { writeFileSync } from 'node:fs'
import { formatError } from './format-error'
import { databaseTree } from './generate/database'

const file = process.argv[2] ?? 'patternbook-data.json'
try {
  const text = `${JSON.stringify(databaseTree(), null, 2)}\n`
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new Error(`Patternbook: ${file} could not be written, so there is no export. ${error}`)
  }
  console.log(
    `Wrote ${file}, ${Math.round(Buffer.byteLength(text) / 1000)} kB. Import it at the root of the database.`,
  )
} catch (error) {
  console.error(formatError(error))
  process.exitCode = 1
}

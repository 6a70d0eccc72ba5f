/**
 * Publishes the pictures and the icons: `npm run media`, or `npm run media -- --all` to encode every picture again.
 *
 * Reads  media/manifest.json, media/masters/*, media/fingerprints.json
 * Writes public/media/*, public/icons/*, public/favicon.ico, app/media.css, lib/media/pictures.ts, media/fingerprints.json
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { encode, preview } from './media/encode.ts'
import { mediaCss, picturesModule } from './media/generated.ts'
import { icons } from './media/icons.ts'
import {
  type Fingerprint,
  filesOf,
  fingerprints,
  pictureName,
  pictures,
  sourceHash,
} from './media/manifest.ts'

const all = process.argv.includes('--all')
const known = existsSync('media/fingerprints.json') ? fingerprints() : {}
const made: Record<string, Fingerprint> = {}
const wanted = new Set<string>()

const save = (value: Record<string, Fingerprint>) =>
  writeFileSync('media/fingerprints.json', `${JSON.stringify(value, null, 2)}\n`)

mkdirSync('public/media', { recursive: true })
for (const picture of pictures()) {
  const name = pictureName(picture)
  const from = sourceHash(name)
  const files = filesOf(name)
  for (const file of files) wanted.add(file)
  const fresh = known[name]?.from === from && files.every((file) => existsSync(`public${file}`))
  if (all || !fresh) {
    const bytes = await encode(picture)
    console.log(`${name}: ${files.length} files, ${Math.round(bytes / 1024)} kB`)
  }
  made[name] = { from, ...(await preview(picture)) }
  // Saves after each picture, so that an interrupted run continues where it stopped.
  save({ ...known, ...made })
}
for (const file of readdirSync('public/media')) {
  if (!wanted.has(`/media/${file}`)) rmSync(`public/media/${file}`)
}

save(made)
writeFileSync('app/media.css', mediaCss(pictures(), made))
writeFileSync('lib/media/pictures.ts', picturesModule(pictures()))
await icons()

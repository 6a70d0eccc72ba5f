/**
 * Publishes the pictures and the icons: `npm run media`, or `npm run media -- --all` to encode every picture again.
 *
 * Reads  media/manifest.json, media/masters/*, media/fingerprints.json
 * Writes public/media/*, public/icons/*, public/favicon.ico, app/media.css, lib/media/pictures.ts, media/fingerprints.json
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mediaPath } from '../lib/media/sources.ts'
import { encode, preview } from './media/encode.ts'
import { mediaCss, picturesModule } from './media/generated.ts'
import { icons } from './media/icons.ts'
import { fingerprint, nameOf, type Print, pictures, prints, recipe } from './media/manifest.ts'

const all = process.argv.includes('--all')
const known = existsSync('media/fingerprints.json') ? prints() : {}
const made: Record<string, Print> = {}
const wanted = new Set<string>()

const save = (path: string, value: Record<string, Print>) =>
  writeFileSync(path, `${JSON.stringify(value, null, 1)}\n`)

mkdirSync('public/media', { recursive: true })
for (const picture of pictures()) {
  const name = nameOf(picture)
  const from = fingerprint(name)
  const files = recipe(name).widths.flatMap((width) => [
    mediaPath(name, width, 'avif').replace('/media/', ''),
    mediaPath(name, width, 'webp').replace('/media/', ''),
  ])
  for (const file of files) wanted.add(file)
  const fresh = known[name]?.from === from && files.every((file) => existsSync(`public/media/${file}`))
  if (all || !fresh) {
    const bytes = await encode(picture)
    console.log(`${name}: ${files.length} files, ${Math.round(bytes / 1024)} kB`)
  }
  made[name] = { from, preview: await preview(picture) }
  save('media/fingerprints.json', { ...known, ...made })
}
for (const file of readdirSync('public/media')) if (!wanted.has(file)) rmSync(`public/media/${file}`)

save('media/fingerprints.json', made)
writeFileSync('app/media.css', mediaCss(pictures(), made))
writeFileSync('lib/media/pictures.ts', picturesModule(pictures()))
await icons()

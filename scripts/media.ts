/**
 * `npm run media`: encodes new and changed pictures, writes the icons, and removes unused files from public/media.
 * `npm run media -- --all` encodes every picture again.
 *
 * Reads  media/manifest.json, media/masters/*, media/fingerprints.json
 * Writes public/media/*, public/icons/*, public/favicon.ico, app/media.css, lib/media/pictures.ts, media/fingerprints.json
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { computePlaceholder, encodePicture } from './media/encode.ts'
import { mediaCss, picturesModule } from './media/generate.ts'
import { writeIcons } from './media/icons.ts'
import {
  type PictureFingerprint,
  pictureName,
  publishedPathsOf,
  readFingerprints,
  readPictures,
  sourceHash,
} from './media/manifest.ts'

const shouldEncodeAll = process.argv.includes('--all')
const previousFingerprints = existsSync('media/fingerprints.json') ? readFingerprints() : {}
const newFingerprints: Record<string, PictureFingerprint> = {}
const publishedFiles = new Set<string>()

const saveFingerprints = (value: Record<string, PictureFingerprint>) =>
  writeFileSync('media/fingerprints.json', `${JSON.stringify(value, null, 2)}\n`)

mkdirSync('public/media', { recursive: true })
for (const picture of readPictures()) {
  const name = pictureName(picture)
  const hash = sourceHash(name)
  const files = publishedPathsOf(name)
  for (const file of files) publishedFiles.add(file)
  const isUpToDate =
    previousFingerprints[name]?.sourceHash === hash && files.every((file) => existsSync(`public${file}`))
  if (shouldEncodeAll || !isUpToDate) {
    const bytes = await encodePicture(picture)
    console.log(`${name}: ${files.length} files, ${Math.round(bytes / 1024)} kB`)
  }
  newFingerprints[name] = { sourceHash: hash, ...(await computePlaceholder(picture)) }
  // Saves after each picture, so that after an interruption, the next run without `--all` skips the finished pictures.
  saveFingerprints({ ...previousFingerprints, ...newFingerprints })
}
for (const file of readdirSync('public/media')) {
  if (!publishedFiles.has(`/media/${file}`)) rmSync(`public/media/${file}`)
}

saveFingerprints(newFingerprints)
writeFileSync('app/media.css', mediaCss(readPictures(), newFingerprints))
writeFileSync('lib/media/pictures.ts', picturesModule(readPictures()))
await writeIcons()

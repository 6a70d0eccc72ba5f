/*
 * Writes files that are derived from other files. Reads CHANGELOG.md, components, data, docs, lib, public/shots, and
 * scripts/engine; writes
 *   app/tokens.css                             the design tokens as CSS variables
 *   lib/site/start/prepaint.generated.ts       the scripts that run before React, as strings
 *   components/site/screens/section-loaders.generated.tsx the loader of each section
 *   components/site/screens/sections/*.generated.ts the loaders of the screens of each section
 *   components/patterns/items/sections.generated.ts the sections as data for the screens that list them
 *   database.rules.json, firebase.json         configuration of Firebase
 *   hosting/nginx.conf                         configuration of nginx
 *   public/embed.js                            the script that other pages load to embed screens
 *   public/data/ar/**                          the Arabic sample data (not committed)
 *   public/data/patternbook-data.json          the content of the database as one file (not committed)
 *   public/data/search.json                    the search index (not committed)
 *   public/data/gallery.json                   the screens of the gallery (not committed)
 *   public/data/components.json                the data of the component pages (not committed)
 *   public/oembed/*.json                       the oEmbed responses (not committed)
 *   public/notes/*.json                        the notes on the patterns (not committed)
 * Only files that differ are written. Other files in public/data, public/oembed, and public/notes are removed.
 * `--check` writes and removes nothing, and fails if a committed generated file is out of date.
 */
import { readFileSync } from 'node:fs'
import { listSamplePaths } from '@/lib/data/sample-files'
import { embedScript } from './embed'
import { formatError } from './format-error'
import { componentDocsJson } from './generate/components'
import { databaseRules, databaseTree } from './generate/database'
import { galleryJson } from './generate/gallery'
import {
  type GeneratedFiles,
  removeOtherFiles,
  staleFiles,
  writeStaleFiles,
} from './generate/generated-files'
import { firebaseJson, nginxConf } from './generate/host-configs'
import { noteFiles } from './generate/notes'
import { prepaintModule } from './generate/prepaint'
import { screenLoaderFiles } from './generate/screen-loaders'
import { searchIndexJson } from './generate/search-index'
import { sectionsModule } from './generate/sections'
import { tokensCss } from './generate/tokens'
import { oembedFiles } from './oembed'

/** Returns the generated files that are committed. */
const createCommittedFiles = async (): Promise<GeneratedFiles> => ({
  'app/tokens.css': await tokensCss(),
  'lib/site/start/prepaint.generated.ts': await prepaintModule(),
  ...screenLoaderFiles(),
  'components/patterns/items/sections.generated.ts': sectionsModule(),
  'database.rules.json': databaseRules(),
  'firebase.json': firebaseJson(),
  'hosting/nginx.conf': nginxConf(),
  'public/embed.js': await embedScript(),
})

/** Returns the generated files in public/data, which are not committed. */
const createDataFiles = (): GeneratedFiles => ({
  ...Object.fromEntries(
    listSamplePaths('ar').map((path) => [
      `public/data/ar/${path}.json`,
      readFileSync(`data/ar/${path}.json`, 'utf8'),
    ]),
  ),
  'public/data/patternbook-data.json': `${JSON.stringify(databaseTree(), null, 2)}\n`,
  'public/data/search.json': searchIndexJson(),
  'public/data/gallery.json': galleryJson(),
  'public/data/components.json': componentDocsJson(),
})

try {
  // Everything is computed before anything is written, so that an error in a source leaves no partial result.
  const [committedFiles, dataFiles] = [await createCommittedFiles(), createDataFiles()]
  if (process.argv.includes('--check')) {
    for (const path of staleFiles(committedFiles)) {
      console.error(`Patternbook: ${path} is out of date; run "npm run generate" and commit it.`)
      process.exitCode = 1
    }
  } else {
    const [oembed, notes] = [oembedFiles(), noteFiles()]
    writeStaleFiles({ ...committedFiles, ...dataFiles, ...oembed, ...notes })
    removeOtherFiles('public/data', dataFiles)
    removeOtherFiles('public/oembed', oembed)
    removeOtherFiles('public/notes', notes)
  }
} catch (error) {
  console.error(formatError(error))
  process.exitCode = 1
}

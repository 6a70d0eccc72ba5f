/*
 * Writes what is derived from other files. Reads lib/frame, lib/catalogue, components/patterns, scripts/map and data/ar; writes
 *   app/tokens.css                             the design tokens as CSS variables
 *   lib/frame/prepaint.generated.ts            the script that runs before the first paint, as text
 *   components/patterns/registry.generated.tsx one import() per section
 *   components/patterns/shelves/*.generated.ts one import() per screen
 *   lib/map/plan.generated.json                the street plan
 *   public/map/plan.svg                        its picture for the first paint
 *   database.rules.json, firebase.json         what Firebase is told
 *   hosting/nginx.conf                         what nginx is told
 *   public/data/ar/**                          the Arabic sample data (not committed)
 *   public/data/patternbook-data.json          all sample data as one file (not committed)
 * `--check` writes nothing and fails when a committed file is stale.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { databaseRules, databaseTree } from './generate/database'
import { firebaseJson, nginxConf } from './generate/hosts'
import { prepaintScript } from './generate/prepaint'
import { registryFiles } from './generate/registry'
import { tokensCss } from './generate/tokens'
import { planFiles } from './map/plan'

const check = process.argv.includes('--check')

const files: Record<string, string> = {
  'app/tokens.css': await tokensCss(),
  'lib/frame/prepaint.generated.ts': await prepaintScript(),
  ...registryFiles(),
  'database.rules.json': databaseRules(),
  'firebase.json': firebaseJson(),
  'hosting/nginx.conf': nginxConf(),
  ...planFiles(),
}

const stale = Object.entries(files).filter(
  ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
)
for (const [path, text] of stale) {
  if (check) console.error(`Patternbook: ${path} is stale; run "npm run generate" and commit it.`)
  else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
if (check && stale.length > 0) process.exit(1)

if (!check) {
  rmSync('public/data/ar', { recursive: true, force: true })
  if (existsSync('data/ar')) cpSync('data/ar', 'public/data/ar', { recursive: true })
  mkdirSync('public/data', { recursive: true })
  writeFileSync('public/data/patternbook-data.json', `${JSON.stringify(databaseTree(), null, 2)}\n`)
}

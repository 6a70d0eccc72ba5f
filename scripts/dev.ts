/**
 * `npm run dev`: starts the development server of Next.js with the given options, and writes the generated files at the same
 * time. Also serves the exported code, which only a build writes to files, and writes the generated files again when a
 * watched source changes.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { createExportedFileReader } from './registry/exported-file-reader'
import { readBuildSettings, rootFolder } from './settings'
import { spawnBin } from './spawn-bin'
import { watchFolder } from './watch-folder'

/** Time from the last change to the next run of scripts/generate.ts, ms. Editors may write several files at once. */
const DEBOUNCE_MS = 300
/** Matches the paths of sources whose changes start a new run of scripts/generate.ts. */
const sourcePattern = /^(data|lib[\\/](frame|site)|components[\\/]patterns)[\\/].*(?<!\.generated\.tsx?)$/

/** Resolves when scripts/generate.ts has ended, even if it failed: the script prints its errors, and the server continues. */
const runGenerateScript = () =>
  new Promise((resolve) => spawnBin('tsx', ['scripts/generate.ts']).on('close', resolve))

const settings = readBuildSettings()
let readExportedFile: ReturnType<typeof createExportedFileReader> | undefined
const codeServer = createServer(async ({ url = '' }, response) => {
  try {
    // This module is imported on the first request for code, because the first page does not need it.
    const { createExportedFileReader } = await import('./registry/exported-file-reader')
    readExportedFile ??= createExportedFileReader(settings)
    const content = await readExportedFile(new URL(url, 'http://localhost').pathname)
    response.writeHead(content ? 200 : 404).end(content)
  } catch (error) {
    console.error(error)
    response.writeHead(500).end()
  }
}).listen(0, '127.0.0.1')
await once(codeServer, 'listening')
// The first run takes place while Next.js starts. Runs never overlap, so an older run cannot overwrite the files of a newer one.
let lastGenerateRun = runGenerateScript()

let debounceTimer: NodeJS.Timeout | undefined
for (const folder of ['components', 'data', 'lib'])
  watchFolder(path.join(rootFolder, folder), (file) => {
    readExportedFile = undefined
    if (!sourcePattern.test(path.relative(rootFolder, file))) return
    clearTimeout(debounceTimer)
    debounceTimer = setTimeout(() => {
      lastGenerateRun = lastGenerateRun.then(runGenerateScript)
    }, DEBOUNCE_MS)
  })

const { port } = codeServer.address() as AddressInfo
const nextProcess = spawnBin('next', ['dev', ...process.argv.slice(2)], {
  CODE_SERVER: `http://127.0.0.1:${port}`,
  // Without this variable, Next.js is killed 100 ms after Ctrl+C, before it has written what it compiled to .next/dev/cache. From
  // that cache, the next start serves the first page in half the time.
  __NEXT_DEV_WAIT_FOR_TURBOPACK_SHUTDOWN: '1',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => nextProcess.kill(signal))
nextProcess.on('error', () => process.exit(1))
nextProcess.on('exit', (code) => process.exit(code ?? 0))

/** Formats code in the style of the sources. Writes into a temporary folder and removes it. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import biome from '@/biome.json'

/** The configuration of Biome in the temporary folder: the options for formatting in this repository. */
const biomeConfig = {
  formatter: biome.formatter,
  javascript: biome.javascript,
  css: biome.css,
  linter: { enabled: false },
  assist: { enabled: false },
}

/**
 * Formats files in the style of the sources.
 * @param files texts of the files, by path
 * @throws if a file is not valid code
 */
export const formatFiles = (files: Readonly<Record<string, string>>): Record<string, string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'formatted-'))
  try {
    writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(biomeConfig))
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    const program = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
    execFileSync(process.execPath, [program, 'format', '--write', '--log-level=error', '.'], {
      cwd: folder,
      stdio: 'pipe',
    })
    return Object.fromEntries(
      Object.keys(files).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

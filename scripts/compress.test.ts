import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compress } from './compress'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'patternbook-compress-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a text file gets a Brotli and a gzip file, but pictures and small files do not', async () => {
  const text = 'the book '.repeat(500)
  for (const [name, content] of [
    ['index.html', text],
    ['logo.webp', text],
    ['robots.txt', 'short'],
  ] as const)
    writeFileSync(path.join(folder, name), content)
  expect((await compress(folder)).files).toBe(1)
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'index.html.br'))).toString()).toBe(text)
  expect(
    ['index.html.gz', 'logo.webp.br', 'robots.txt.br'].map((name) => existsSync(path.join(folder, name))),
  ).toEqual([true, false, false])
})

test('a missing folder is an error with the command to run', async () => {
  await expect(compress(path.join(folder, 'nope'))).rejects.toThrow(
    /^Patternbook: there is no folder .*nope, .*npm run build/,
  )
})

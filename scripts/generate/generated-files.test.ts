import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeOtherFiles, staleFiles, writeStaleFiles } from './generated-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/patternbook-files-`)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a file that is up to date is not written again', () => {
  const [same, other] = [`${folder}/same.json`, `${folder}/deep/other.json`]
  writeFileSync(same, '{}')
  utimesSync(same, 1000, 1000)
  expect(staleFiles({ [same]: '{}', [other]: '[]' })).toEqual([other])
  writeStaleFiles({ [same]: '{}', [other]: '[]' })
  expect(statSync(same).mtimeMs).toBe(1_000_000)
  expect(readFileSync(other, 'utf8')).toBe('[]')
})

test('a translation that was removed is no longer published', () => {
  const [kept, removed] = [`${folder}/kept.json`, `${folder}/gone.json`]
  writeStaleFiles({ [kept]: '{}', [removed]: '{}' })
  removeOtherFiles(folder, { [kept]: '{}' })
  expect([existsSync(kept), existsSync(removed)]).toEqual([true, false])
})

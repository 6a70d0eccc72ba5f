import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { watchFolder } from './watch-folder'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

const watchTemporaryFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'watch-'))
  mkdirSync(path.join(folder, 'login'))
  const onChange = vi.fn()
  cleanups.push(watchFolder(folder, onChange), () => rmSync(folder, { recursive: true }))
  return { onChange, pathOf: (name: string) => path.join(folder, name) }
}

test('a file that an editor replaces is noticed every time', async () => {
  const { onChange, pathOf } = watchTemporaryFolder()
  for (const text of ['1', '2', '3']) {
    onChange.mockClear()
    writeFileSync(pathOf('new'), text)
    renameSync(pathOf('new'), pathOf('login/layout1.json'))
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(pathOf('login/layout1.json')))
  }
})

test('a file in a new folder is noticed', async () => {
  const { onChange, pathOf } = watchTemporaryFolder()
  mkdirSync(pathOf('alert'))
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(pathOf('alert')))
  writeFileSync(pathOf('alert/layout1.json'), '1')
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(pathOf('alert/layout1.json')))
})

test('files that are created together with their folders are noticed', async () => {
  const { onChange, pathOf } = watchTemporaryFolder()
  mkdirSync(pathOf('alert/ar'), { recursive: true })
  for (const name of ['alert/layout1.json', 'alert/ar/layout1.json']) writeFileSync(pathOf(name), '1')
  for (const name of ['alert/layout1.json', 'alert/ar/layout1.json'])
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(pathOf(name)))
})

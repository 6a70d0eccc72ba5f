import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { exported, variants } from '@/lib/catalogue'
import { nameOf, takenAt } from '@/lib/take-away/name-of'
import { isTaken } from './files'
import frozen from './frozen-names.json'
import { specifiers } from './graph'
import { allNeeds } from './items'
import { takeAway } from './write'

const { all, entries, registry } = takeAway({ siteUrl: 'https://book.example', basePath: '/demo' })
const byName = new Map(all.map((item) => [item.name, item]))
const entryOf = new Map(entries.map((entry) => [entry.name, entry]))

test('a name once published stays, and whoever adds one writes it down', () => {
  const names = all.map(({ name }) => name).sort()
  expect(names).toEqual([...frozen].sort())
  expect(new Set(names).size).toBe(names.length)
})

test('every variant of the book can be taken, under the name that its page tells', () => {
  for (const { id } of variants) expect(byName.has(nameOf(id)), id).toBe(true)
  for (const { path: address } of exported) {
    const name = takenAt(address)
    if (name) expect(byName.has(name), address).toBe(true)
  }
  expect(takenAt('/login/0/')).toBe('login-0')
  expect(takenAt('/tab/0/tab/tab1/')).toBe('tab-1')
  expect(takenAt('/items/login/')).toBeUndefined()
  expect(takenAt('/settings/')).toBeUndefined()
})

test('whatever is installed brings every file and every package that its files import', () => {
  for (const item of all) {
    const own = [item, ...allNeeds(item, byName)]
    const files = new Set(own.flatMap(({ files }) => files))
    for (const file of item.files) {
      const entry = entryOf.get(item.name)?.files.find((one) => one.path === file)
      for (const name of /\.tsx?$/.test(file) ? specifiers(entry?.content ?? '') : []) {
        if (!name.startsWith('@/') && !name.startsWith('.')) continue
        const target = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name)
        const found = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].some((end) => files.has(target + end))
        expect(found, `${item.name}: ${file} imports ${name}`).toBe(true)
      }
    }
  }
})

test('items need each other in one direction only', () => {
  const circles = all.filter((item) => allNeeds(item, byName).some((need) => need.needs.includes(item.name)))
  expect(circles.map(({ name }) => name)).toEqual([])
})

test('a file belongs to one item, or is shared by screens word for word', () => {
  const owners = new Map<string, string>()
  for (const { name, kind, files } of all)
    for (const file of files) {
      if (kind !== 'screen') expect(owners.get(file), file).toBeUndefined()
      owners.set(file, name)
    }
})

test('files say nothing of this site: no settings of its build, no shell, none of its own paths', () => {
  for (const { name, files } of entries)
    for (const file of files) {
      expect(file.content, `${name}: ${file.path}`).not.toMatch(
        /process\.env|@\/components\/shell|@\/app\/|'next\//,
      )
      expect(isTaken(file.path), file.path).toBe(true)
    }
})

test('pictures and Arabic come from the absolute address of the site', () => {
  const file = entryOf.get('base')?.files.find((one) => one.path === 'lib/catalogue/href.ts')
  expect(file?.content).toContain("'https://book.example/demo'")
})

test('needs are whole addresses, packages have the versions of this repository', () => {
  const login = entryOf.get('login-0')
  expect(login?.registryDependencies).toContain('https://book.example/demo/r/pattern-frame.json')
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(entryOf.get('slides')?.dependencies).toEqual([
    `embla-carousel-react@${dependencies['embla-carousel-react']}`,
  ])
})

test('the list of the registry names every item, without the content of its files', () => {
  expect(registry.items.map(({ name }) => name)).toEqual(entries.map(({ name }) => name))
  expect(JSON.stringify(registry)).not.toContain('"content":')
})

test('no two files would be taken for one another by the command line, which goes by their names', () => {
  const files = [...new Set(all.flatMap(({ files }) => files))].filter((file) => /\.tsx?$/.test(file))
  const views = new Map(
    files.filter((file) => file.endsWith('.tsx')).map((file) => [path.posix.basename(file, '.tsx'), file]),
  )
  const mistaken = new Set<string>()
  for (const { files: own } of entries)
    for (const { path: from, content } of own)
      for (const name of /\.tsx?$/.test(from)
        ? specifiers(content).filter((one) => one.startsWith('@/'))
        : []) {
        const other = views.get(path.posix.basename(name))
        if (other && !files.includes(`${name.slice(2)}.tsx`)) mistaken.add(`${name} → ${other}`)
      }
  expect([...mistaken]).toEqual([])
})

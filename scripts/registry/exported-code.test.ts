import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourcePathOf } from '@/lib/site/code-export'
import { createCodeExport } from './code-export'
import { createExportedCode, createExportedSourceReader } from './exported-code'
import { exportedSource } from './exported-paths'
import { highlight } from './highlight'
import { llmsTxt, screenMarkdown } from './markdown'

const { allItems, itemsByName, registryItems, site, readText } = createCodeExport({
  siteUrl: 'https://book.example',
  basePath: '',
})
const login = allItems.find(({ name }) => name === 'login-0')
if (!login) throw new Error('There is no login-0 to test with.')

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

test('highlighted code contains the code, line by line, without style attributes', async () => {
  const source = "const a = <b title='x'>{1 & 2}</b> // why\n\nexport type T = 'é'\n"
  const html = await highlight(source, 'tsx')
  expect(textOf(html)).toBe(source.replace(/\n$/, ''))
  expect(html.split('\n')).toHaveLength(3)
  expect(html).not.toContain('style=')
  expect(html).toContain(`<span class="syntax-keyword">const </span>`)
  expect(html).toContain(`<span class="syntax-comment">// why</span>`)
})

test('the code of a screen begins with its own file and lists everything that it needs', async () => {
  const code = await createExportedCode(login, itemsByName, site, createExportedSourceReader(readText))
  expect(code.files.map(({ path }) => path)).toEqual([
    'components/patternbook/screens/login/login-0.tsx',
    'components/patternbook/data/login/layout1.json',
  ])
  expect(code.url).toBe('https://book.example/r/login-0.json')
  for (const { html, source } of code.files) expect(textOf(html)).toBe(source.replace(/\n$/, ''))
  const names = code.itemDependencies.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['button', 'field', 'header', 'page']))
  expect(new Set(names).size).toBe(names.length)
  expect(code.enginePackage).toMatch(
    /^@patternbook\/engine@https:\/\/book\.example\/pkg\/patternbook-engine-[\d.]+\.tgz$/,
  )
  expect(Object.keys(code.dependencies)).toContain('@icons-pack/react-simple-icons')
})

test('every file has its path in the repository', async () => {
  const { files, itemDependencies } = await createExportedCode(
    login,
    itemsByName,
    site,
    createExportedSourceReader(readText),
  )
  const allFiles = [...files, ...itemDependencies.flatMap((need) => need.files)]
  for (const file of allFiles) expect(existsSync(sourcePathOf(file) ?? ''), file.path).toBe(true)
  expect(files.map(sourcePathOf)).toEqual(login.files)
})

test.each(['login-0', 'maps-1', 'list'])(
  'the code of %s has the files and packages that the command installs',
  async (name) => {
    const item = itemsByName.get(name)
    const entry = registryItems.find((candidate) => candidate.name === name)
    if (!item || !entry) throw new Error(`There is no ${name} to test with.`)
    const code = await createExportedCode(item, itemsByName, site, createExportedSourceReader(readText))
    const paths = [...code.files, ...code.itemDependencies.flatMap(({ files }) => files)].map(
      ({ path }) => path,
    )
    expect(paths.sort()).toEqual(entry.files.map(({ target }) => target).sort())
    const packages = [code.enginePackage, ...Object.entries(code.dependencies).map((pair) => pair.join('@'))]
    expect(packages).toEqual(entry.dependencies)
    expect(code.devDependencies).toEqual(entry.devDependencies ?? [])
  },
)

test('the Markdown page of a screen has its description, its install command, and its source', () => {
  const page = screenMarkdown(login, itemsByName, site, readText)
  expect(page).toMatch(/^# Login: /)
  expect(page).toContain('npx shadcn@latest add https://book.example/r/login-0.json')
  expect(page).toContain('https://book.example/login/0/')
  const [file = ''] = login.files
  expect(page).toContain(exportedSource(file, readText(file)).trim())
})

test('the index links the page of every screen and the URL of all other items', () => {
  const index = llmsTxt(allItems, site)
  for (const { name, kind } of allItems)
    expect(index).toContain(kind === 'screen' ? `/md/${name}.md)` : `/r/${name}.json)`)
})

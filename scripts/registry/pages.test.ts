import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { originOf } from '@/lib/take-away'
import { codeJson, shelf } from './code-json'
import { highlight } from './highlight'
import { indexText, pageText } from './markdown'
import { takeAway } from './write'

const { all, site, text } = takeAway({ siteUrl: 'https://book.example', basePath: '' })
const byName = new Map(all.map((item) => [item.name, item]))
const login = all.find(({ name }) => name === 'login-0')
if (!login) throw new Error('There is no login-0 to test with.')

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

test('colored code is the code, line by line, without a single style attribute', async () => {
  const source = "const a = <b title='x'>{1 & 2}</b> // why\n\nexport type T = 'é'\n"
  const html = await highlight(source, 'tsx')
  expect(plain(html)).toBe(source.replace(/\n$/, ''))
  expect(html.split('\n')).toHaveLength(3)
  expect(html).not.toContain('style=')
  expect(html).toContain(`<span class="tk-keyword">const </span>`)
  expect(html).toContain(`<span class="tk-comment">// why</span>`)
})

test('the code of a screen begins with its own file and names everything that comes along', async () => {
  const code = await codeJson(login, byName, site, shelf(text))
  expect(code.files.map(({ path }) => path)).toEqual(login.files)
  expect(code.address).toBe('https://book.example/r/login-0.json')
  for (const { html, source } of code.files) expect(plain(html)).toBe(source.replace(/\n$/, ''))
  const names = code.needs.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['base', 'pattern-frame', 'overlays', 'field', 'frame']))
  expect(new Set(names).size).toBe(names.length)
  expect(Object.keys(code.dependencies)).toContain('@radix-ui/react-popover')
})

test('every file says where it stands in the repository, if it stands there at all', async () => {
  const { files, needs } = await codeJson(login, byName, site, shelf(text))
  const every = [...files, ...needs.flatMap((need) => need.files)]
  const made = every.filter((file) => !originOf(file)).map(({ path }) => path)
  expect(made).toEqual(['styles/patternbook.css'])
  for (const file of every) expect(existsSync(originOf(file) ?? 'package.json'), file.path).toBe(true)
  const frame = every.find(({ path }) => path === 'lib/frame/index.ts')
  expect(frame && originOf(frame)).toBe('scripts/registry/counterparts/lib/frame/index.ts')
})

test('a page in Markdown tells what a screen shows, how it is installed and how it is written', () => {
  const page = pageText(login, byName, site, text)
  expect(page).toMatch(/^# Login: /)
  expect(page).toContain('npx shadcn@latest add https://book.example/r/login-0.json')
  expect(page).toContain('https://book.example/login/0/')
  expect(page).toContain(text('components/patterns/login/login-0.tsx').trim())
})

test('the index names the page of every screen and the address of everything else', () => {
  const index = indexText(all, site)
  for (const { name, kind } of all)
    expect(index).toContain(kind === 'screen' ? `/md/${name}.md)` : `/r/${name}.json)`)
})

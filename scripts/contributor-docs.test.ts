import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rootFolder } from './settings'

const folders = ['.github', 'app', 'bench', 'components', 'docs', 'e2e', 'lib', 'media', 'scripts']
/** Matches documents that are published on the site or in the package. Other tests check these documents. */
const publishedPattern = /^docs[\\/](site[\\/]|hosting\.md)|^scripts[\\/]engine[\\/]/
/** Matches changelogs and decisions, which may name files that no longer exist. */
const historyPattern = /CHANGELOG\.md$|^docs[\\/]decisions[\\/]/
/** Paths of examples, and a folder that exists only in apps. */
const exampleNames = [
  'components/patterns/comment/comment-2.tsx',
  'data/comment/layout3.json',
  'data/ar/comment/layout3.json',
  'components/patternbook',
]
const skippedPattern = /(^|[\\/])(node_modules|out|\.next|results)([\\/]|$)/

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(rootFolder, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name)
    if (skippedPattern.test(name)) return []
    return entry.isDirectory() ? filesBelow(name) : [name]
  })

const files = folders.flatMap(filesBelow)
const baseNames = new Set([...files, ...readdirSync(rootFolder)].map((name) => path.basename(name)))
const documents = [...readdirSync(rootFolder), ...files]
  .filter((name) => name.endsWith('.md') && !publishedPattern.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(rootFolder, name), 'utf8') }))
const currentDocuments = documents.filter(({ name }) => !historyPattern.test(name))

/** Returns the ids that GitHub gives the headings of a Markdown file. */
const headingIds = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )

test('links between contributor documents lead to existing files and headings', () => {
  expect(documents.length).toBeGreaterThan(20)
  const broken = documents.flatMap(({ name, text }) =>
    [...text.matchAll(/\]\((?!https?:|\/|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([link, target = '', anchor]) => {
        const file = target ? path.join(rootFolder, path.dirname(name), target) : path.join(rootFolder, name)
        const exists =
          existsSync(file) && (!anchor || headingIds(readFileSync(file, 'utf8')).includes(anchor))
        return exists ? [] : [`${name}: ${link.slice(1)}`]
      },
    ),
  )
  expect(broken).toEqual([])
})

test('paths, file names, and commands in contributor documents exist', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(rootFolder, 'package.json'), 'utf8'))
  const generatedPattern = /^public\/(data|notes|oembed)(\/|$)|^bench\/results(\/|$)/
  const missing = currentDocuments.flatMap(({ name, text }) => {
    const codeSpans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
    const paths = codeSpans.filter(
      (code) =>
        /^(app|bench|components|data|docs|e2e|hosting|lib|media|public|scripts)\/[\w./()[\]-]*$/.test(code) &&
        !generatedPattern.test(code) &&
        !exampleNames.includes(code) &&
        !existsSync(path.join(rootFolder, code)),
    )
    const names = codeSpans.filter(
      (code) => /^[a-z][\w.-]*\.(tsx?|css)$/.test(code) && code !== 'theme.css' && !baseNames.has(code),
    )
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].flatMap(([, command = '']) =>
      command in scripts ? [] : [`npm run ${command}`],
    )
    return [...paths, ...names, ...commands].map((target) => `${name}: ${target}`)
  })
  expect(missing).toEqual([])
})

test('ARCHITECTURE.md stays short, with the details in the README of each folder', () => {
  expect(readFileSync(path.join(rootFolder, 'ARCHITECTURE.md'), 'utf8').split('\n').length).toBeLessThan(200)
})

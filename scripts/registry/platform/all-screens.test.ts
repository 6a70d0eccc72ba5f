import { beforeAll, expect, test } from 'vitest'
import type { Mode } from '@/lib/frame/state'
import { createCodeExport } from '../code-export'
import { createExportedSourceReader, createPlatformCode } from '../exported-code'
import { exportedPath } from '../exported-paths'
import { allItemDependencies } from '../items'
import { createPlatformExport, type PlatformExport } from '.'
import { classSegmentsOf } from './class-edits'
import { platformOf } from './class-names'
import { applyEdits, parseFile, type SourceCode } from './syntax-tree'

const site = 'https://book.example'
const { allItems, readText } = createCodeExport({ siteUrl: site, basePath: '' })
const platformExports = {} as Record<Mode, PlatformExport>
const modes = ['ios', 'md'] as const

beforeAll(async () => {
  for (const mode of modes) platformExports[mode] = await createPlatformExport(allItems, readText, mode)
}, 120_000)

/** Time limit of a test, ms. Parsing hundreds of files takes a long time on a busy machine. */
const TIMEOUT_MS = 60_000

const codeFilesOf = ({ allItems }: PlatformExport) =>
  [...new Set(allItems.flatMap(({ files }) => files))].filter((file) => /\.tsx?$/.test(file))

/** Returns the text of a file without its comments. */
const withoutComments = ({ text: code, comments }: SourceCode) =>
  applyEdits(
    code,
    comments.map(({ start, end }) => ({ start, end, text: '' })),
  )

test.each(modes)(
  'for %s no class of the other platform is left in any file',
  (mode) => {
    const remainingMatches = codeFilesOf(platformExports[mode]).flatMap((file) =>
      classSegmentsOf(parseFile(file, platformExports[mode].readText(file))).flatMap(({ segment }) =>
        segment.text.split(/\s+/).flatMap((name) => {
          const platform = platformOf(name)
          return platform && platform !== mode ? [`${file}: ${name}`] : []
        }),
      ),
    )
    expect(remainingMatches).toEqual([])
  },
  TIMEOUT_MS,
)

test.each(modes)(
  'for %s no code tests the platform, and no code names the other one',
  (mode) => {
    const other = mode === 'ios' ? 'md' : 'ios'
    const platformTestPattern = new RegExp(
      `\\bisIos\\b|[!=]== '(ios|md)'|getAttribute\\('data-mode'\\)|mode: '${other}'|'(ios|md)' \\| '(ios|md)'`,
    )
    // This comparison does not test the platform: `largeTitleMode` can be `ios` on both platforms.
    const largeTitleModePattern = /\blargeTitleMode === 'ios'/g
    const remainingMatches = codeFilesOf(platformExports[mode]).flatMap((file) => {
      const code = withoutComments(parseFile(file, platformExports[mode].readText(file)))
      const found = platformTestPattern.exec(code.replace(largeTitleModePattern, ''))
      return found ? [`${file}: ${found[0]}`] : []
    })
    expect(remainingMatches).toEqual([])
  },
  TIMEOUT_MS,
)

test.each(modes)('for %s a file is unchanged or shorter', (mode) => {
  for (const file of codeFilesOf(platformExports[mode])) {
    const [before, after] = [readText(file), platformExports[mode].readText(file)]
    if (before !== after) expect(after.length, file).toBeLessThan(before.length)
    expect(after, file).not.toMatch(/className=("[^"]* {2}|" | ?"")/)
  }
})

test.each(modes)('for %s every screen exists with everything that it needs', (mode) => {
  const platformItemsByName = new Map(platformExports[mode].allItems.map((item) => [item.name, item]))
  const itemsByName = new Map(allItems.map((item) => [item.name, item]))
  for (const item of allItems.filter(({ kind }) => kind === 'screen')) {
    const platformItem = platformItemsByName.get(item.name)
    expect(platformItem, item.name).toBeDefined()
    const needs = allItemDependencies(item, itemsByName).map(({ name }) => name)
    if (platformItem)
      for (const { name } of allItemDependencies(platformItem, platformItemsByName))
        expect(needs, item.name).toContain(name)
  }
})

test(
  'the inspector loads only the texts of files that differ for one platform',
  async () => {
    const platformItemsByName = new Map(platformExports.ios.allItems.map((item) => [item.name, item]))
    const login = platformItemsByName.get('login-0')
    if (!login) throw new Error('There is no login-0 to test with.')
    const code = await createPlatformCode(
      login,
      platformItemsByName,
      site,
      createExportedSourceReader(platformExports.ios.readText),
      createExportedSourceReader(readText),
    )
    const pathsWithSource = code.files.flatMap((file) => ('source' in file ? [file.path] : []))
    expect(pathsWithSource).toEqual(['components/patternbook/screens/login/login-0.tsx'])
    expect(code.files.map(({ path }) => path)).toEqual(login.files.map(exportedPath))
  },
  TIMEOUT_MS,
)

import { strFromU8, unzipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import {
  CodeLoadError,
  codePath,
  createZip,
  type ExportedCode,
  installCommand,
  loadCode,
  packageManagers,
  registryItemName,
} from '.'

afterEach(() => vi.unstubAllGlobals())

const file = (path: string, source: string) => ({ path, lang: 'ts' as const, lineCount: 1, source, html: '' })

const createCode = (name: string, more: Partial<ExportedCode> = {}): ExportedCode => ({
  name,
  kind: 'component',
  title: name,
  description: `About ${name}.`,
  url: `https://book.example/r/${name}.json`,
  files: [file(`components/ui/${name}.ts`, `export const name = '${name}'\n`)],
  itemDependencies: [],
  enginePackage: 'https://book.example/pkg/patternbook-engine-0.2.0.tgz',
  dependencies: {},
  ...more,
})

/** Stubs a site with some items. Returns the spy on `fetch`. */
const stubSite = (...items: ExportedCode[]) => {
  const fetchMock = vi.fn(async (url: string) => {
    const found = items.find(({ name }) => url.endsWith(codePath(name)))
    return found ? Response.json(found) : new Response('', { status: 404 })
  })
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

test('registry names are derived from the URLs of the screens', () => {
  expect(['login/0', 'scrollSegment/1', 'tab/2/tab/tab9', 'textview'].map(registryItemName)).toEqual([
    'login-0',
    'scroll-segment-1',
    'tab-9',
    'textview',
  ])
})

test('each package manager has its own command for the same URL', () => {
  expect(packageManagers.map((manager) => installCommand(manager, 'https://book.example/r/a.json'))).toEqual([
    'npx shadcn@latest add https://book.example/r/a.json',
    'pnpm dlx shadcn@latest add https://book.example/r/a.json',
    'yarn dlx shadcn@latest add https://book.example/r/a.json',
    'bunx --bun shadcn@latest add https://book.example/r/a.json',
  ])
})

test('code is fetched once for several callers', async () => {
  const fetchMock = stubSite(createCode('once'))
  const [one, other] = await Promise.all([loadCode('once'), loadCode('once')])
  expect(one).toBe(other)
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('an error contains the name of the item, and the next call tries again', async () => {
  stubSite()
  const failure = await loadCode('later').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CodeLoadError)
  expect((failure as CodeLoadError).registryName).toBe('later')
  expect((failure as CodeLoadError).message).toContain('the server returned 404')
  stubSite(createCode('later'))
  expect((await loadCode('later')).title).toBe('later')
})

test('a zip contains the files of the item and of everything it needs, a README, and the license', async () => {
  stubSite(
    createCode('whole', {
      title: 'Whole screen',
      itemDependencies: [{ name: 'part', kind: 'component', title: 'part', files: [] }],
      dependencies: { leaflet: '1.0.0' },
      devDependencies: ['@types/leaflet@1.0.0'],
    }),
    createCode('part'),
  )
  const { zipFile, fileName } = await createZip('whole')
  const content = unzipSync(new Uint8Array(await zipFile.arrayBuffer()))
  expect(fileName).toBe('whole.zip')
  expect(Object.keys(content).sort()).toEqual([
    'whole/LICENSE',
    'whole/README.md',
    'whole/components/ui/part.ts',
    'whole/components/ui/whole.ts',
  ])
  const readme = strFromU8(content['whole/README.md'] as Uint8Array)
  expect(readme).toContain('# Whole screen')
  expect(readme).toContain('npm install https://book.example/pkg/patternbook-engine-0.2.0.tgz leaflet@1.0.0')
  expect(readme).toContain('npm install --save-dev @types/leaflet@1.0.0')
})

test('the code for one platform uses the files that are equal on both', async () => {
  const [own, same] = [file('own.ts', 'ios\n'), { path: 'same.ts', lang: 'ts' as const, lineCount: 1 }]
  const both = createCode('alone', {
    files: [file('own.ts', 'both\n'), file('same.ts', 'same\n'), file('md.ts', 'md\n')],
  })
  const fetchMock = vi.fn(async (url: string) =>
    Response.json(url.endsWith('/code/alone.ios.json') ? { ...both, files: [own, same] } : both),
  )
  vi.stubGlobal('fetch', fetchMock)
  const { files } = await loadCode('alone', 'ios')
  expect(files.map(({ path, source }) => [path, source])).toEqual([
    ['own.ts', 'ios\n'],
    ['same.ts', 'same\n'],
  ])
  expect((await loadCode('alone')).files).toHaveLength(3)
  expect(fetchMock).toHaveBeenCalledTimes(2)
  const { zipFile, fileName } = await createZip('alone', 'ios')
  const content = unzipSync(new Uint8Array(await zipFile.arrayBuffer()))
  expect(fileName).toBe('alone-ios.zip')
  expect(Object.keys(content)).toEqual([
    'alone-ios/own.ts',
    'alone-ios/same.ts',
    'alone-ios/README.md',
    'alone-ios/LICENSE',
  ])
  expect(strFromU8(content['alone-ios/README.md'] as Uint8Array)).toContain('for iOS only')
})

test('no zip is created if a part is missing', async () => {
  stubSite(
    createCode('broken', {
      itemDependencies: [{ name: 'gone', kind: 'component', title: 'gone', files: [] }],
    }),
  )
  await expect(createZip('broken')).rejects.toThrow('"gone" could not be loaded')
})

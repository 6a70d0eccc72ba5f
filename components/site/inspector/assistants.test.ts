import { expect, test } from 'vitest'
import { assistantPrompt, mcpInitCommand, registriesConfig, v0Url } from '@/lib/site/code-export/assistants'
import { specifiersOf } from '@/scripts/engine/import-graph'
import { createCodeExport } from '@/scripts/registry/code-export'
import { screenMarkdown } from '@/scripts/registry/markdown'
import { createProject, ENGINE_ITEM_NAME, formFields } from './stackblitz'

const { allItems, itemsByName, registryItems, site, readText } = createCodeExport({
  siteUrl: 'https://site.example',
  basePath: '',
})
const entryByName = new Map(registryItems.map((entry) => [entry.name, entry]))
const registryItemOf = (name: string) => {
  const entry = entryByName.get(name)!
  return {
    ...entry,
    title: entry.title ?? '',
    description: entry.description ?? '',
    files: entry.files.map(({ path, content = '' }) => ({ path, content })),
  }
}
const engine = registryItemOf(ENGINE_ITEM_NAME)
const screens = allItems.filter(({ kind }) => kind === 'screen')
const look = { mode: 'ios', theme: 'dark', dir: 'ltr' } as const

test('the prompt has the command, the steps, and the page of the screen with all its files', () => {
  for (const item of screens) {
    const page = screenMarkdown(item, itemsByName, site, readText)
    const prompt = assistantPrompt(item.name, page)
    expect(prompt).toContain(`add http://localhost:3000/r/${item.name}.json`)
    expect(prompt).toContain(`http://localhost:3000/md/${item.name}.md`)
    expect(prompt).toContain(page.trim())
    const ownFiles = registryItemOf(item.name).files.slice(0, item.files.length)
    for (const { path } of ownFiles) expect(page, item.name).toContain(`### ${path}`)
  }
})

test('the app for StackBlitz contains every file, and every import in it resolves to a file or a package', () => {
  for (const { name } of screens) {
    const entry = registryItemOf(name)
    const { files } = createProject(entry, engine, look)
    const missing = [...entry.files, ...engine.files].filter(
      ({ path, content }) => files[`src/${path}`] !== content,
    )
    expect(missing, name).toEqual([])
    const manifest = JSON.parse(files['package.json'] ?? '')
    const packages = Object.keys(manifest.dependencies)
    expect(Object.values(manifest.dependencies).join()).not.toContain('://')
    const { exports } = JSON.parse(files['src/components/patternbook/engine/package.json'] ?? '')
    const { paths } = JSON.parse(files['tsconfig.json'] ?? '').compilerOptions
    const existingPaths = new Set(Object.keys(files))
    const fileExists = (path: string) =>
      ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].some((suffix) => existingPaths.has(path + suffix))
    const ownFiles = Object.entries(files).filter(
      ([path]) => /\.tsx?$/.test(path) && !path.startsWith('src/components/patternbook/engine/'),
    )
    expect(ownFiles.map(([path]) => path)).toContain('src/main.tsx')
    for (const [path, content] of ownFiles)
      for (const specifier of specifiersOf(content)) {
        const message = `${name}: ${path} imports ${specifier}`
        if (specifier.startsWith('@patternbook/engine/')) {
          const exportPath = exports[specifier.replace('@patternbook/engine', '.')] as string
          expect(existingPaths.has(`src/components/patternbook/engine${exportPath?.slice(1)}`), message).toBe(
            true,
          )
          expect(paths[specifier], message).toBeDefined()
        } else if (specifier.startsWith('@/'))
          expect(fileExists(`src/${specifier.slice(2)}`), message).toBe(true)
        else if (specifier.startsWith('.'))
          expect(fileExists(new URL(specifier, `file:///${path}`).pathname.slice(1)), message).toBe(true)
        else expect(packages, message).toContain(/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0])
      }
  }
})

test('StackBlitz gets the fields of its form, and starts with the look of the preview', () => {
  const project = createProject(registryItemOf('login-0'), engine, look)
  const fields = new Map(formFields(project))
  expect(fields.get('project[template]')).toBe('node')
  expect(fields.get('project[title]')).toBe(`${registryItemOf('login-0').title} · Patternbook`)
  expect(fields.get('project[files][src/main.tsx]')).toContain('mode="ios" theme="dark" dir="ltr"')
  expect(fields.get('project[files][src/index.css]')).toContain('engine/theme.css')
  expect(project.files['src/components/patternbook/engine/theme.css']).toBeDefined()
})

test('the app for StackBlitz has the types of React and of every package, so that its editor shows no errors', () => {
  const { files } = createProject(registryItemOf('maps-0'), engine, look)
  const { devDependencies } = JSON.parse(files['package.json'] ?? '')
  expect(Object.keys(devDependencies)).toEqual(
    expect.arrayContaining(['typescript', '@types/react', '@types/react-dom', '@types/leaflet']),
  )
})

test('v0 and the MCP server receive absolute URLs of the site', () => {
  expect(v0Url('login-0')).toBe(
    'https://v0.dev/chat/api/open?url=http%3A%2F%2Flocalhost%3A3000%2Fr%2Flogin-0.json',
  )
  expect(JSON.parse(registriesConfig())).toEqual({
    registries: { '@patternbook': 'http://localhost:3000/r/{name}.json' },
  })
  expect(mcpInitCommand('pnpm')).toBe('pnpm dlx shadcn@latest mcp init')
})

/** Writes and builds an app with all exported screens, without a network. The screens are for both platforms, or only for one. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import tailwind from '@tailwindcss/postcss'
import { build } from 'esbuild'
import postcss from 'postcss'
import { PACKAGE_NAME } from '../../engine/public-modules'
import { rootFolder } from '../../settings'
import { exportedPath, exportedSource } from '../exported-paths'
import type { Item } from '../items'
import { createMainModule, viteCompilerOptions } from './vite-app'

/** Exported code: the items, and a function that returns the texts of their files. */
export type ExportedItems = { allItems: readonly Item[]; readText: (file: string) => string }

/**
 * Writes the files of an app with all screens.
 * @param folder folder of the app
 * @param siteUrl URL of the site in the code; it is removed, because the app contains the pictures
 * @param engineFolder folder of the built package
 */
export const writeAllScreensApp = (
  folder: string,
  { allItems, readText }: ExportedItems,
  siteUrl: string,
  engineFolder: string,
): void => {
  const write = (file: string, content: string) => {
    const target = path.join(folder, 'src', file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
  for (const file of new Set(allItems.flatMap(({ files }) => files)))
    write(exportedPath(file), exportedSource(file, readText(file)).replaceAll(siteUrl, ''))
  // Links the packages of this repository and the built engine package into the app's `node_modules`.
  const nodeModules = path.join(folder, 'node_modules')
  mkdirSync(nodeModules)
  for (const name of readdirSync(path.join(rootFolder, 'node_modules')))
    symlinkSync(path.join(rootFolder, 'node_modules', name), path.join(nodeModules, name), 'dir')
  mkdirSync(path.join(nodeModules, '@patternbook'))
  symlinkSync(engineFolder, path.join(nodeModules, PACKAGE_NAME), 'dir')
  write('index.css', `@import 'tailwindcss' source('.');\n@import '${PACKAGE_NAME}/theme.css';\n`)
  write('main.tsx', createMainModule(allItems.filter(({ kind }) => kind === 'screen')))
  write('assets.d.ts', "declare module '*.css'\ndeclare module '@fontsource-variable/*'\n")
  const compilerOptions = { ...viteCompilerOptions, types: [] }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
}

const INDEX_HTML =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><link rel="stylesheet" href="main.css"><title>App</title></head><body><div id="root"></div><script type="module" src="main.js"></script></body></html>\n'

/**
 * Builds the app into `dist` in its folder, and links the files of `public` there.
 * @returns the path of `dist`
 */
export const buildAllScreensApp = async (folder: string): Promise<string> => {
  const sourceFolder = path.join(folder, 'src')
  const outdir = path.join(folder, 'dist')
  await build({
    absWorkingDir: folder,
    entryPoints: [path.join(sourceFolder, 'main.tsx')],
    outdir,
    // Bundles all code into one script and one style sheet, because the style sheet of a lazy chunk would not be loaded.
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file', '.woff': 'file' },
    alias: { '@': sourceFolder },
    plugins: [
      {
        name: 'tailwind',
        setup: ({ onLoad }) =>
          onLoad({ filter: /src[\\/]index\.css$/ }, async ({ path: from }) => {
            const sheet = await postcss([tailwind({ base: sourceFolder })]).process(readFileSync(from), {
              from,
            })
            return { contents: sheet.css, loader: 'css' }
          }),
      },
    ],
    logLevel: 'error',
  })
  writeFileSync(path.join(outdir, 'index.html'), INDEX_HTML)
  const publicFolder = path.join(rootFolder, 'public')
  for (const name of readdirSync(publicFolder))
    symlinkSync(path.join(publicFolder, name), path.join(outdir, name))
  return outdir
}

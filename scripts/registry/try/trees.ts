/** Apps with all screens, one from the code for both platforms and one for each alone, built without the network. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import tailwind from '@tailwindcss/postcss'
import { build } from 'esbuild'
import postcss from 'postcss'
import { root } from '../../settings'
import { baseSheet } from '../base'
import type { Item } from '../items'
import type { Mode } from '../platform'
import { sheetFor } from '../platform/sheet'
import { mainOf, typeOptions } from './app'

/** Code that is taken: the items, and how a file of them reads. */
export type Taken = { all: readonly Item[]; text: (file: string) => string; mode?: Mode }

/**
 * Writes the files of an app with all screens.
 * @param folder where it is to lie; its program is in `src`
 * @param site address that pictures and data are loaded from, as it stands in the code: the app has them itself
 */
export const writeTree = (folder: string, { all, text, mode }: Taken, site: string): void => {
  const write = (file: string, content: string) => {
    const target = path.join(folder, 'src', file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
  for (const file of new Set(all.flatMap(({ files }) => files))) write(file, text(file).replaceAll(site, ''))
  const sheet = mode ? sheetFor(baseSheet(), mode) : baseSheet()
  write('index.css', `@import 'tailwindcss' source('.');\n${sheet.replaceAll(site, '')}`)
  write('main.tsx', mainOf(all.filter(({ kind }) => kind === 'screen')))
  write('assets.d.ts', "declare module '*.css'\ndeclare module '@fontsource-variable/*'\n")
  const compilerOptions = { ...typeOptions, types: [] }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir')
}

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><link rel="stylesheet" href="main.css"><title>Taken</title></head><body><div id="root"></div><script type="module" src="main.js"></script></body></html>\n'

/**
 * Builds the app of a tree into its folder `dist`.
 * @returns that folder
 */
export const buildTree = async (folder: string): Promise<string> => {
  const source = path.join(folder, 'src')
  const outdir = path.join(folder, 'dist')
  await build({
    absWorkingDir: folder,
    entryPoints: [path.join(source, 'main.tsx')],
    outdir,
    // All in one file each: what comes later would come without its style sheet.
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file', '.woff': 'file' },
    alias: { '@': source },
    plugins: [
      {
        name: 'tailwind',
        setup: ({ onLoad }) =>
          onLoad({ filter: /src[\\/]index\.css$/ }, async ({ path: from }) => {
            const sheet = await postcss([tailwind({ base: source })]).process(readFileSync(from), { from })
            return { contents: sheet.css, loader: 'css' }
          }),
      },
    ],
    logLevel: 'error',
  })
  writeFileSync(path.join(outdir, 'index.html'), PAGE)
  const ours = path.join(root, 'public')
  for (const name of readdirSync(ours)) symlinkSync(path.join(ours, name), path.join(outdir, name))
  return outdir
}

/**
 * Builds the pages on which the engines are compared. Each engine has a page, a script, and a style sheet; all pages share the
 * probe and page.css. Reads bench/engines, app, lib, components, and the compared libraries; writes bench/results/engines.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import tailwind from '@tailwindcss/postcss'
import { type BuildOptions, build } from 'esbuild'
import postcss from 'postcss'
import { rootFolder } from '../../scripts/settings'
import { buildOptions } from './build-options'

/** The compared engines. */
export const ENGINES = ['ours', 'ionic', 'framework7', 'konsta'] as const
/** The name of a compared engine. */
export type Engine = (typeof ENGINES)[number]

/** The folder to which the pages are written. */
export const pagesFolder = path.join(rootFolder, 'bench/results/engines')
const sourceFolder = path.join(rootFolder, 'bench/engines/pages')
const entryFiles: Record<Engine, string> = {
  ours: 'ours.tsx',
  ionic: 'ionic.js',
  framework7: 'framework7.js',
  konsta: 'konsta.jsx',
}

/** Bundles the source file at a path relative to bench/engines/pages. Returns the content of the bundle. */
const bundleFile = async (file: string, extraOptions: BuildOptions = {}) => {
  const result = await build({
    ...buildOptions,
    ...extraOptions,
    entryPoints: [path.join(sourceFolder, file)],
  })
  return result.outputFiles?.[0]?.contents ?? new Uint8Array()
}

const buildStyles = async (file: string) => {
  const css = readFileSync(file, 'utf8')
  return (await postcss([tailwind({ optimize: true })]).process(css, { from: file })).css
}

const libraryPath = (file: string) => path.join(rootFolder, 'bench/node_modules', file)
/** The components whose styles a Framework7 page needs besides the core, according to the documentation of Framework7. */
const framework7Components = ['dialog', 'actions', 'preloader', 'toast', 'popup', 'sheet', 'popover', 'panel']
const styleBuilders: Record<Engine, () => Promise<string> | string> = {
  ours: () => buildStyles(path.join(rootFolder, 'app/globals.css')),
  ionic: () =>
    ['core', 'typography']
      .map((name) => readFileSync(libraryPath(`@ionic/core/css/${name}.css`), 'utf8'))
      .join('\n'),
  framework7: () =>
    ['framework7.css', ...framework7Components.map((part) => `components/${part}/${part}.css`)]
      .map((file) => readFileSync(libraryPath(`framework7/${file}`), 'utf8'))
      .join('\n'),
  konsta: () => buildStyles(path.join(sourceFolder, 'konsta.css')),
}

const pageHtml = (engine: Engine) => `<!doctype html>
<html lang="en" dir="ltr" mode="ios" data-mode="ios" data-theme="light" data-accent="blue" data-lang="en" style="--text-scale: 1; --motion: 1">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Engines</title>
<link rel="stylesheet" href="${engine}.css">
<link rel="stylesheet" href="page.css"><link rel="icon" href="data:,"></head>
<body><button id="go" type="button">Go</button><div id="${engine}" class="engine"></div>
<script type="module" src="${engine}.js"></script></body></html>`

/**
 * Builds one page for each engine, and the files that all pages share.
 *
 * @param engines the engines whose pages are built, by default all
 */
export async function buildPages(engines: readonly Engine[] = ENGINES): Promise<void> {
  mkdirSync(pagesFolder, { recursive: true })
  const write = (name: string, content: string | Uint8Array) =>
    writeFileSync(path.join(pagesFolder, name), content)
  for (const name of engines) {
    write(`${name}.js`, await bundleFile(entryFiles[name]))
    write(`${name}.css`, await styleBuilders[name]())
    write(`${name}.html`, pageHtml(name))
  }
  write('probe.js', await bundleFile('../probe.ts', { format: 'iife' }))
  write('page.css', readFileSync(path.join(sourceFolder, 'page.css')))
}

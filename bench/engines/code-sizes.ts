/**
 * Measures how much code each engine needs for a single component, and the sizes of the parts of our code that
 * have size limits. Sizes are in bytes, minified and compressed with brotli.
 */
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { rootFolder } from '../../scripts/settings'
import { buildOptions } from './build-options'
import type { Engine } from './build-pages'
import type { ComponentKind } from './component-kinds'

/** Modules of React. Their size is not counted, because an app with React loads them anyway. */
const reactModules = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']
/**
 * Modules of our engines that are loaded only when they are needed. Their size is not counted, except the view of the measured
 * overlay and, if page transitions are measured, the code that runs them.
 */
const lazyModules = [
  './alert-fields',
  './sheet-view',
  './card-view',
  './popover-view',
  './transition-runtime',
  '@/lib/overlay/toast-swipe',
]

/**
 * Bundles a module and returns the size of its initial code, which is the module and its static imports, in bytes (brotli).
 *
 * @param contents source text of the module
 * @param folder folder from which the imports of the module are resolved, relative to the root of the repository
 * @param external import specifiers whose modules are not counted
 * @param includedImports pattern of the source files that are counted even if they are imported dynamically
 * @throws if the bundle is empty
 */
const initialBytes = async (
  contents: string,
  folder: string,
  external: string[] = [],
  includedImports?: RegExp,
): Promise<number> => {
  const { outputFiles, metafile } = await build({
    ...buildOptions,
    stdin: { contents, resolveDir: path.join(rootFolder, folder), loader: 'tsx' },
    external: [...reactModules, ...external],
    absWorkingDir: rootFolder,
    outdir: 'bench/results/bytes',
    splitting: true,
    metafile: true,
    write: false,
  })
  const { outputs } = metafile
  const initialFiles = new Set<string>()
  const addWithImports = (name: string) => {
    if (initialFiles.has(name)) return
    initialFiles.add(name)
    for (const { kind, path: file } of outputs[name]?.imports ?? [])
      if (kind === 'import-statement' || includedImports?.test(outputs[file]?.entryPoint ?? ''))
        addWithImports(file)
  }
  // Dynamically imported files are entry points, too, so the module itself is identified by its name.
  for (const [name, { entryPoint }] of Object.entries(outputs))
    if (entryPoint === '<stdin>') addWithImports(name)
  if (initialFiles.size === 0)
    throw new Error('Patternbook: the bundle is empty, so there is nothing to measure.')
  const code = outputFiles
    .filter((file) => initialFiles.has(path.relative(rootFolder, file.path).replaceAll(path.sep, '/')))
    .map((file) => file.contents)
  return brotliCompressSync(Buffer.concat(code), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

const overlayCoreExports = `export * from '@/lib/overlay/overlay-provider'
export { createOverlayController } from '@/lib/overlay/controller'
export { createFocusManager } from '@/lib/overlay/focus'
export { watchKeyboardHeight } from '@/lib/overlay/keyboard-height'
export { defaultOverlayAnimator } from '@/lib/overlay/play-animations.motion'\n`
/** The kinds of components that are overlays. */
type OverlayComponent = Exclude<ComponentKind, 'menu' | 'page'>
const overlayViewFiles: Record<OverlayComponent, string> = {
  alert: 'alert-view',
  'action-sheet': 'action-sheet-view',
  loading: 'loading-view',
  toast: 'toast-regions',
  modal: 'modal-view',
  card: 'card-view',
  sheet: 'sheet-view',
  popover: 'popover-view',
}
const ionicComponents: Record<Exclude<ComponentKind, 'page'>, string> = {
  alert: 'alert',
  'action-sheet': 'action-sheet',
  loading: 'loading',
  toast: 'toast',
  modal: 'modal',
  card: 'modal',
  sheet: 'modal',
  popover: 'popover',
  menu: 'menu',
}
const framework7Components: Record<Exclude<ComponentKind, 'page'>, string> = {
  alert: 'dialog',
  'action-sheet': 'actions',
  loading: 'dialog',
  toast: 'toast',
  modal: 'popup',
  card: 'popup',
  sheet: 'sheet',
  popover: 'popover',
  menu: 'panel',
}
const konstaComponents: Partial<Record<ComponentKind, string>> = {
  alert: 'Dialog, DialogButton',
  'action-sheet': 'Actions, ActionsGroup, ActionsLabel, ActionsButton',
  toast: 'Toast',
  modal: 'Popup',
  sheet: 'Sheet',
  popover: 'Popover',
  menu: 'Panel',
}

const bytesByEngine: Record<Engine, (kind: ComponentKind) => Promise<number>> = {
  ours(kind) {
    // The code of a page transition is counted, because every transition loads it, although the import is dynamic.
    if (kind === 'page')
      return initialBytes(`export * from '@/lib/navigation/page-stack'`, '.', [], /transition-runtime/)
    if (kind === 'menu')
      return initialBytes(
        `export * from '@/components/overlays/menu'\nexport * from '@/lib/menu/menu-registry'`,
        '.',
      )
    return initialBytes(
      `${overlayCoreExports}export * from '@/components/overlays/${overlayViewFiles[kind]}'`,
      '.',
      lazyModules.filter((file) => file !== `./${overlayViewFiles[kind]}`),
    )
  },
  ionic(kind) {
    if (kind === 'page')
      return initialBytes(
        `export { initialize } from '@ionic/core/components'
export { defineCustomElement } from '@ionic/core/components/ion-nav.js'`,
        'bench',
        [],
        /transition/,
      )
    const camelCaseName = ionicComponents[kind].replace(/-./, (dash) => (dash[1] ?? '').toUpperCase())
    return initialBytes(
      `export { ${camelCaseName}Controller, initialize } from '@ionic/core/components'
export { defineCustomElement } from '@ionic/core/components/ion-${ionicComponents[kind]}.js'`,
      'bench',
    )
  },
  framework7: (kind) =>
    initialBytes(
      kind === 'page'
        ? `export { default } from 'framework7/lite'`
        : `import Framework7 from 'framework7/lite'
import Part from 'framework7/components/${framework7Components[kind]}'
Framework7.use([Part])
export default Framework7`,
      'bench',
    ),
  konsta: (kind) => initialBytes(`export { App, ${konstaComponents[kind]} } from 'konsta/react'`, 'bench'),
}

/** Returns the size of the code that an engine needs for a single component, without React and without styles, in bytes. */
export const bytesOf = (engine: Engine, kind: ComponentKind): Promise<number> => bytesByEngine[engine](kind)

/** A part of our code, its measured size, and its size limit, in bytes. */
export type SizeCheck = { name: string; bytes: number; maxBytes: number }

/**
 * Measures the parts of our code that have size limits. The sizes do not include libraries, modules that are loaded only when
 * they are needed, `lib/back`, or `lib/frame`. The size of `lib/transition` does not include `lib/gesture`.
 */
export async function measureSizes(): Promise<SizeCheck[]> {
  const uncountedModules = [
    '@radix-ui/*',
    'framer-motion/*',
    '@/lib/back',
    '@/lib/frame',
    '@/lib/frame/*',
    ...lazyModules,
  ]
  const overlayExportsWithoutReact = overlayCoreExports.replace(/.*overlay\/overlay-provider'\n/, '')
  const gestures = ['@/lib/gesture/*', '../gesture/*']
  return [
    {
      name: 'lib/overlay with the alert’s view, without Radix and framer-motion',
      bytes: await initialBytes(
        `${overlayExportsWithoutReact}export * from '@/components/overlays/alert-view'`,
        '.',
        uncountedModules,
      ),
      maxBytes: 8000,
    },
    {
      name: 'lib/gesture',
      bytes: await initialBytes(`export * from '@/lib/gesture'`, '.', uncountedModules),
      maxBytes: 3000,
    },
    {
      name: 'lib/transition',
      bytes: await initialBytes(`export * from '@/lib/transition'`, '.', [...uncountedModules, ...gestures]),
      // The limit was 5,000 before the buttons of two bars morphed on iOS 26, and 5,200 before methods and fields had longer
      // names (5,196 → 5,301 bytes, with the same code).
      maxBytes: 5320,
    },
    {
      name: 'lib/navigation, first load',
      bytes: await initialBytes(`export * from '@/lib/navigation/page-stack'`, '.', uncountedModules),
      // The limit was 5,000 before error boundaries, custom routers, and the back guard were added, and 5,200 before fields had
      // longer names (5,110 → 5,210 bytes, with the same code).
      maxBytes: 5240,
    },
  ]
}

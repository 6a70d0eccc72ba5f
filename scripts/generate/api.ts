/**
 * Extracts the public interface of the engines from the sources and their doc comments, for the documentation. Reads lib and
 * components/overlays, and writes nothing.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ApiEntry } from '@/lib/site/api-docs'
import { docCommentBefore, findOutsideBrackets, membersOf, parseComment, toOneLine } from './api-text'

/**
 * The modules whose exports a page of the documentation lists, by the name of the page. If a module is followed by names, the
 * page lists only the exports with these names. A page does not list exports that its subpages list.
 */
const MODULES_BY_PAGE: Readonly<
  Record<string, readonly (string | readonly [file: string, ...names: string[]])[]>
> = {
  overlays: [
    'lib/overlay/overlay-provider.tsx',
    'lib/overlay/use-overlay-events.ts',
    'components/overlays/controlled-overlays.tsx',
    ['components/overlays/use-controlled-overlay.ts', 'Controlled', 'OpenChange'],
    ['lib/overlay/lazy-overlays.ts', 'LazyOverlays'],
    'lib/back/index.ts',
  ],
  'overlays/alert': [
    ['components/overlays/controlled-overlays.tsx', 'Alert'],
    ['lib/overlay/options.ts', 'AlertOptions', 'AlertInput', 'AlertValues', 'AlertData'],
  ],
  'overlays/action-sheet': [
    ['components/overlays/controlled-overlays.tsx', 'ActionSheet'],
    ['lib/overlay/options.ts', 'ActionSheetOptions', 'ActionSheetButton'],
  ],
  'overlays/loading': [
    ['components/overlays/controlled-overlays.tsx', 'Loading'],
    ['lib/overlay/options.ts', 'LoadingOptions'],
  ],
  'overlays/modal': [
    ['components/overlays/controlled-overlays.tsx', 'Modal', 'ModalProps', 'ModalRef'],
    ['lib/overlay/options.ts', 'ModalOptions', 'OverlayContent'],
    ['lib/overlay/types.ts', 'ModalHandle', 'ModalEvents', 'DragDetail'],
  ],
  'overlays/popover': [
    ['components/overlays/controlled-overlays.tsx', 'Popover', 'PopoverProps'],
    ['lib/overlay/options.ts', 'PopoverOptions', 'PopoverSide'],
  ],
  'overlays/toast': [
    ['components/overlays/controlled-overlays.tsx', 'Toast'],
    ['lib/overlay/options.ts', 'ToastOptions', 'ToastButton', 'ToastPosition', 'GetMinToastDuration'],
  ],
  'overlays/menu': [
    'components/overlays/menu.tsx',
    ['lib/menu/menu-registry.ts', 'menus', 'Menus'],
    'lib/menu/types.ts',
  ],
  transitions: [
    'lib/navigation/page-stack.tsx',
    'lib/navigation/index.ts',
    ['lib/navigation/stack-dependencies.ts', 'StackDependencies'],
    'lib/transition/index.ts',
  ],
  gestures: ['lib/gesture/index.ts'],
}

/** The root of the repository: the working directory of tools, tests, and page generation. */
const root = process.cwd()

type ExportLocation = { file: string; name: string }

/** Reads the text of a source file. */
export const readSource = (file: string) => readFileSync(path.join(root, file), 'utf8')

/**
 * Returns the file that an import resolves to.
 * @throws if there is no such file
 */
export const resolveModule = (importer: string, specifier: string): string => {
  const stem = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('@patternbook/engine/')
      ? specifier.replace('@patternbook/engine', 'lib')
      : path.posix.join(path.posix.dirname(importer), specifier)
  const file = ['.ts', '.tsx', '/index.ts']
    .map((end) => stem + end)
    .find((file) => existsSync(path.join(root, file)))
  if (!file)
    throw new Error(
      `Patternbook: ${importer} refers to '${specifier}', which is not a file, so the documentation would be incomplete.`,
    )
  return file
}

const DECLARATION_PATTERN = /^export (?:async )?(?:function|const|type|interface|class) (\w+)/gm
const REEXPORT_PATTERN = /^export (?:type )?(?:\{([^}]*)\}|\*) from '([^']+)'/gm

/** Returns the exports of a module, each with the file that declares it. */
const exportsOf = (file: string): ExportLocation[] => {
  const text = readSource(file)
  const ownExports = [...text.matchAll(DECLARATION_PATTERN)].map(([, name = '']) => ({ file, name }))
  const reexports = [...text.matchAll(REEXPORT_PATTERN)].flatMap(([, names, target = '']) => {
    const targetExports = exportsOf(resolveModule(file, target))
    if (names === undefined) return targetExports
    const requestedNames = names.split(',').map((name) => name.replace(/^\s*type /, '').trim())
    return requestedNames.filter(Boolean).map((name) => {
      const location = targetExports.find((candidate) => candidate.name === name)
      if (!location)
        throw new Error(`Patternbook: ${file} exports ${name} from ${target}, which does not declare it.`)
      return location
    })
  })
  return [...ownExports, ...reexports]
}

/** Replaces the destructured first parameter of a signature with `props`. */
const replaceDestructuredProps = (signature: string) =>
  signature.replace(/^([^(]*\()\{[^}]*\}(?=:)/, '$1props')

/** Returns the signature of `function f(a: A): B` or `const f = (a: A): B =>` as `f(a: A): B`. */
const functionSignature = (text: string, position: number, name: string, isArrow: boolean): string => {
  const start = text.indexOf(name, position)
  const end = findOutsideBrackets(text, start, isArrow ? /=>/ : /\{\n/)
  const declaration = toOneLine(text.slice(start, end))
  return replaceDestructuredProps(isArrow ? declaration.replace(/^(\w+) = (?:async )?/, '$1') : declaration)
}

/** Returns a declaration as the documentation shows it. */
const apiEntryOf = ({ file, name }: ExportLocation): ApiEntry => {
  const text = readSource(file)
  const match = new RegExp(`^export (?:async )?(function|const|type|interface|class) ${name}\\b`, 'm').exec(
    text,
  )
  if (!match) throw new Error(`Patternbook: ${file} declares no ${name}, so it cannot be documented.`)
  const position = match.index
  const entry = (kind: ApiEntry['kind'], signature: string, members: ApiEntry['members'] = []): ApiEntry => ({
    name,
    kind,
    file,
    signature,
    ...parseComment(docCommentBefore(text, position)),
    members,
  })
  if (match[1] === 'function' || match[1] === 'class') {
    const isComponent = /^[A-Z]/.test(name)
    return entry(isComponent ? 'component' : 'function', functionSignature(text, position, name, false))
  }
  if (match[1] === 'const') {
    const value = text.slice(position + match[0].length)
    if (/^ = (?:async )?[(<]/.test(value)) {
      const isComponent = /^[A-Z][a-z]/.test(name)
      return entry(isComponent ? 'component' : 'function', functionSignature(text, position, name, true))
    }
    const declaration = value.slice(0, findOutsideBrackets(value, 0, /\n/))
    // If a value spans several lines, the signature is only the name and the type annotation (if any).
    const signature = declaration.includes('\n')
      ? declaration.slice(0, findOutsideBrackets(declaration, 0, / = /))
      : declaration
    return entry('value', toOneLine(`const ${name}${signature}`))
  }
  const end =
    match[1] === 'interface'
      ? text.indexOf('\n}', position) + 2
      : findOutsideBrackets(text, position, /\n(?!\s*[|&?:])/)
  const declaration = text.slice(position, end).replace(/^export /, '')
  const braceIndex = findOutsideBrackets(declaration, 0, /\{/)
  const isObject = declaration.trimEnd().endsWith('}') && !/^[^{]*=\s*\|/.test(declaration)
  if (!isObject) return entry('type', toOneLine(declaration))
  return entry(
    'type',
    toOneLine(`${declaration.slice(0, braceIndex)}{ … }`),
    membersOf(declaration.slice(braceIndex + 1, declaration.lastIndexOf('}'))),
  )
}

/**
 * Returns the exports of a module that have one of the given names.
 * @throws if the module does not export all of these names
 */
export const namedExports = (file: string, names: readonly string[]): ExportLocation[] => {
  const moduleExports = exportsOf(file)
  const unknownNames = names.filter((name) => !moduleExports.some((location) => location.name === name))
  if (unknownNames.length > 0)
    throw new Error(
      `Patternbook: ${file} does not export ${unknownNames.join(', ')}, so the documentation would be incomplete. Correct MODULES_BY_PAGE in scripts/generate/api.ts.`,
    )
  return moduleExports.filter(({ name }) => names.includes(name))
}

const exportsOfPage = (page: string): ExportLocation[] =>
  (MODULES_BY_PAGE[page] ?? []).flatMap((module) => {
    if (typeof module === 'string') return exportsOf(module)
    const [file, ...names] = module
    return namedExports(file, names)
  })

/**
 * Returns the exports that a page of the documentation lists: functions first, then components, values, and types.
 * @param page name of the page, such as `overlays/alert`
 */
export const apiEntriesOf = (page: string): ApiEntry[] => {
  const subpages = Object.keys(MODULES_BY_PAGE).filter((subpage) => subpage.startsWith(`${page}/`))
  const subpageExportNames = new Set(subpages.flatMap(exportsOfPage).map(({ name }) => name))
  const exported = exportsOfPage(page).filter(({ name }) => !subpageExportNames.has(name))
  const locationsByName = new Map(exported.map((location) => [location.name, location]))
  const kindOrder: ApiEntry['kind'][] = ['function', 'component', 'value', 'type']
  const entries = [...locationsByName.values()].map(apiEntryOf)
  return kindOrder.flatMap((kind) => entries.filter((entry) => entry.kind === kind))
}

/** Returns the exports that the subpages of a page list, each with the name of its subpage. */
export const apiOfSubpages = (page: string): { name: string; pageName: string }[] =>
  Object.keys(MODULES_BY_PAGE)
    .filter((subpage) => subpage.startsWith(`${page}/`))
    .flatMap((subpage) => apiEntriesOf(subpage).map(({ name }) => ({ name, pageName: subpage })))

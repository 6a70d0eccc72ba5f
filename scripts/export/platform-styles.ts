/**
 * Moves style rules that apply only in some platform generations to separate sheets. The functions are pure; `scripts/build.ts`
 * passes the pages after everything except the sheets for wide windows and the policy has been added to them.
 *
 * A sheet `x.css` is replaced by `y.css`, with the rules that stay, and by `y.26.css`, `y.18.css`, `y.expressive.css`, and
 * `y.baseline.css`, each with the moved rules that apply in that generation. The root element of a page has the URLs of the split
 * sheets, from which the pre-paint script derives the URLs of the sheets of the current generation
 * (lib/frame/generation-stylesheets.ts). The loaders of script chunks also request the sheets of the current generation. Without
 * scripts, a page has the default generation.
 */
import { createHash } from 'node:crypto'
import postcss, { type AtRule, type Container, type Rule } from 'postcss'
import { DEFAULTS, generationOf } from '@/lib/frame/state'
import { GENERATIONS, type Generation, generationsOf } from './generations'
import type { FileTexts } from './screen-chunks'

/** A sheet whose movable rules have fewer characters is not split: a second request would cost more than it saves. */
const MIN_SPLIT_LENGTH = 1500

const unexpectedOutput = (problem: string) =>
  new Error(
    `Patternbook: ${problem}, so the platform styles could not be split. See scripts/export/platform-styles.ts.`,
  )

/** Returns the outermost cascade layer around a rule, such as `utilities` for a rule in `@layer utilities { @layer a { … } }`. */
const layerOf = (rule: Rule): string | undefined => {
  let layer: string | undefined
  for (
    let ancestor: AtRule | Container | undefined = rule.parent as AtRule | undefined;
    ancestor;
    ancestor = ancestor.parent as AtRule
  )
    if (ancestor.type === 'atrule' && (ancestor as AtRule).name === 'layer')
      layer = (ancestor as AtRule).params
  return layer
}

/** Returns whether a rule sets only custom properties (design tokens). */
const setsOnlyTokens = (rule: Rule): boolean =>
  rule.nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--'))

/**
 * Returns the generations of a selector if its rule may move to another sheet, and undefined otherwise. Utilities may move,
 * because they are in separate layers wherever their order matters. Tokens of the platforms in the `base` layer may move, because
 * the rules of this layer that stay do not set them (`assertNoSharedTokens`).
 */
const movableGenerations = (rule: Rule, selector: string): readonly Generation[] | undefined => {
  const layer = layerOf(rule)
  return layer === 'utilities' || (layer === 'base' && setsOnlyTokens(rule))
    ? generationsOf(selector)
    : undefined
}

/**
 * Returns a copy of a sheet that keeps only some of its selectors, without the at-rules that become empty.
 * @param shouldKeep returns whether a selector of a rule stays
 * @param shouldKeepGlobalRules whether keyframes, fonts, registered properties, imports, and the charset stay
 */
const filterSelectors = (
  text: string,
  shouldKeep: (rule: Rule, selector: string) => boolean,
  shouldKeepGlobalRules: boolean,
): string => {
  const root = postcss.parse(text)
  root.walkRules((rule) => {
    const keptSelectors = postcss.list.comma(rule.selector).filter((selector) => shouldKeep(rule, selector))
    if (keptSelectors.length === 0) rule.remove()
    else rule.selector = keptSelectors.join(',')
  })
  if (!shouldKeepGlobalRules)
    root.walkAtRules((rule) => {
      if (/^(keyframes|font-face|property|import|charset)$/.test(rule.name)) rule.remove()
    })
  // Removes at-rules that have become empty, the innermost first.
  const removeEmptyAtRules = (container: Container): void => {
    for (const node of [...(container.nodes ?? [])]) {
      if (node.type !== 'atrule' || !node.nodes) continue
      removeEmptyAtRules(node)
      if (node.nodes.length === 0 && !/^(font-face|property)$/.test(node.name)) node.remove()
    }
  }
  removeEmptyAtRules(root)
  return root.toString()
}

/** Matches the part of a selector that names a generation. */
const GENERATION_SELECTOR_PATTERN =
  /:not\(\[data-generation=["']?\w+["']?\]\)|\[data-generation=["']?\w+["']?\]/g

/** Returns the sheet of a generation without the tokens that a stronger rule of the sheet overrides for the same elements. */
const withoutOverriddenTokens = (text: string): string => {
  const root = postcss.parse(text)
  const rules: Rule[] = []
  root.walkRules((rule) => {
    if ((rule.parent as AtRule).params === 'base' && setsOnlyTokens(rule) && !rule.selector.includes(','))
      rules.push(rule)
  })
  const baseSelectorOf = ({ selector }: Rule) => selector.replace(GENERATION_SELECTOR_PATTERN, '')
  // Sorts the rules from strongest to weakest: rules that name the generation first, and later rules before earlier ones.
  const generationRank = (rule: Rule) => Number(baseSelectorOf(rule) !== rule.selector)
  const tokenNamesBySelector = new Map<string, Set<string>>()
  for (const rule of rules.reverse().sort((one, other) => generationRank(other) - generationRank(one))) {
    const names = tokenNamesBySelector.get(baseSelectorOf(rule)) ?? new Set()
    tokenNamesBySelector.set(baseSelectorOf(rule), names)
    const tokens = rule.nodes.flatMap((node) => (node.type === 'decl' ? [node] : []))
    for (const token of tokens) if (names.has(token.prop)) token.remove()
    for (const { prop } of tokens) names.add(prop)
    if (rule.nodes.length === 0) rule.remove()
  }
  return root.toString()
}

/**
 * Throws if rules that move and rules that stay set the same token in the `base` layer: the cascade would depend on which sheet
 * loads first.
 */
const assertNoSharedTokens = (text: string): void => {
  const [movingTokenNames, stayingTokenNames] = [new Set<string>(), new Set<string>()]
  postcss.parse(text).walkRules((rule) => {
    if (layerOf(rule) !== 'base') return
    for (const selector of postcss.list.comma(rule.selector))
      for (const node of rule.nodes)
        if (node.type === 'decl' && node.prop.startsWith('--'))
          (movableGenerations(rule, selector) ? movingTokenNames : stayingTokenNames).add(node.prop)
  })
  const sharedTokenNames = [...movingTokenNames].filter((name) => stayingTokenNames.has(name))
  if (sharedTokenNames.length > 0)
    throw unexpectedOutput(
      `${sharedTokenNames.join(', ')} are set for one platform and for every platform in the layer base`,
    )
}

/**
 * Returns a statement with the outermost layers of a sheet in their order. Minifiers omit it if the blocks of the sheet have the
 * same order. The sheet of a generation needs the statement, because this sheet may load first and does not contain all layers.
 */
const layerOrderStatement = (text: string): string => {
  const names = new Set<string>()
  for (const node of postcss.parse(text).nodes)
    if (node.type === 'atrule' && node.name === 'layer')
      for (const name of postcss.list.comma(node.params)) names.add(name)
  return `@layer ${[...names].join(',')};`
}

/** Splits a sheet into common rules and the rules of each generation. Returns undefined if there are too few rules to move. */
const splitSheet = (
  text: string,
): { common: string; byGeneration: Record<Generation, string> } | undefined => {
  const generations = Object.keys(GENERATIONS) as Generation[]
  let movableLength = 0
  postcss.parse(text).walkRules((rule) => {
    const movableSelectors = postcss.list
      .comma(rule.selector)
      .filter((selector) => movableGenerations(rule, selector))
    if (movableSelectors.length > 0)
      movableLength += movableSelectors.join().length + rule.toString().length - rule.selector.length
  })
  if (movableLength < MIN_SPLIT_LENGTH) return undefined
  assertNoSharedTokens(text)
  const orderStatement = layerOrderStatement(text)
  const byGeneration = generations.map((name) => [
    name,
    orderStatement +
      withoutOverriddenTokens(
        filterSelectors(
          text,
          (rule, selector) => movableGenerations(rule, selector)?.includes(name) ?? false,
          false,
        ),
      ),
  ])
  return {
    common: filterSelectors(text, (rule, selector) => !movableGenerations(rule, selector), true),
    byGeneration: Object.fromEntries(byGeneration),
  }
}

/** Matches a link to a sheet without a media query, and captures the URL without its extension. */
const sheetLinkPattern = /<link rel="stylesheet" href="([^"]+)\.css"(?![^>]*\smedia=)[^>]*>/g

/** Matches the attribute with the URL of the sheet for all accents except the default one (split-styles.ts). */
const ACCENT_SHEET_PATTERN = /<html [^>]*data-accent-sheet="[^"]*?(static\/chunks\/[^"]+\.css)"/

/** The texts of an export: sheets and scripts by their paths below `_next`, pages by their paths below the export. */
type ExportFiles = { styles: FileTexts; scripts: FileTexts; pages: ReadonlyMap<string, string> }

/** The result of {@link splitPlatformStyles}: the created sheets, all scripts and pages, and the names of the replaced sheets. */
type PlatformStyles = {
  removedSheets: string[]
  styles: Map<string, string>
  scripts: Map<string, string>
  pages: Map<string, string>
}

/**
 * Moves the pre-paint script before the style sheets, because a script waits for the sheets before it. It is the first
 * script without attributes.
 */
const movePrepaintScriptFirst = (html: string): string => {
  const script = /<script>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>/.exec(html)
  const sheetIndex = html.indexOf('<link rel="stylesheet"')
  if (!script || sheetIndex < 0 || script.index < sheetIndex) return html
  const htmlWithoutScript = html.slice(0, script.index) + html.slice(script.index + script[0].length)
  return htmlWithoutScript.slice(0, sheetIndex) + script[0] + htmlWithoutScript.slice(sheetIndex)
}

/**
 * Splits the styles by platform generation.
 * @param texts the texts of an export
 * @throws if a script names a split sheet in an unknown form, if rules that move and rules that stay set the same token, or if
 *   the first sheet of a page does not declare the order of the layers
 */
export const splitPlatformStyles = ({ styles, scripts, pages }: ExportFiles): PlatformStyles => {
  const createdSheets = new Map<string, string>()
  const baseNameByOldName = new Map<string, string>()
  // The sheet with the tokens of all accents except the default one is not split, because all platforms load the same sheet.
  const accentSheets = new Set([...pages.values()].map((html) => ACCENT_SHEET_PATTERN.exec(html)?.[1]))
  for (const [name, text] of styles) {
    const parts = accentSheets.has(name) ? undefined : splitSheet(text)
    if (!parts) continue
    const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
    const baseName = `static/chunks/${digest.replace(/[-_]/g, '0').slice(0, 13)}`
    baseNameByOldName.set(name, baseName)
    createdSheets.set(`${baseName}.css`, parts.common)
    for (const [generation, css] of Object.entries(parts.byGeneration))
      createdSheets.set(`${baseName}.${generation}.css`, css)
  }
  const updateScript = (content: string): string => {
    let text = content
    for (const [name, baseName] of baseNameByOldName) {
      if (!text.includes(name)) continue
      text = text.replaceAll(
        `"${name}"`,
        `"${baseName}.css","${baseName}."+document.documentElement.dataset.generation+".css"`,
      )
      if (text.includes(name)) throw unexpectedOutput(`a script names ${name} in an unexpected form`)
    }
    return text
  }
  const defaultGeneration = generationOf(DEFAULTS)
  /** Returns the sheet of the default generation for a URL without its extension; undefined if the sheet was not split. */
  const defaultSheetOf = (url: string) =>
    createdSheets.get(`${url.slice(url.indexOf('static/chunks/'))}.${defaultGeneration}.css`)
  const updatePage = (html: string): string => {
    let text = html
    for (const [name, baseName] of baseNameByOldName) text = text.replaceAll(name, `${baseName}.css`)
    const splitSheets = [...text.matchAll(sheetLinkPattern)]
      .map(([, url = '']) => url)
      .filter((url) => defaultSheetOf(url) !== undefined)
    if (splitSheets.length === 0) return html
    // The first sheet that the document loads is the sheet of a generation, so this sheet has to declare the order of all layers.
    const [first = ''] = splitSheets
    const layerOrderPattern =
      /^@layer [^;{]*\bbase,components,utilities;[\s\S]*@layer utilities\s*\{\s*@layer [a-z]+\s*[,;]/
    if (!layerOrderPattern.test(defaultSheetOf(first) ?? ''))
      throw unexpectedOutput('the first style sheet of a page does not declare the order of the layers')
    const links = splitSheets
      .map((url) => `<link rel="stylesheet" href="${url}.${defaultGeneration}.css"/>`)
      .join('')
    return movePrepaintScriptFirst(text)
      .replace('<html ', () => `<html data-generation-sheets="${splitSheets.join(' ')}" `)
      .replace('</head>', () => `<noscript>${links}</noscript></head>`)
  }
  return {
    removedSheets: [...baseNameByOldName.keys()],
    styles: createdSheets,
    scripts: new Map([...scripts].map(([name, content]) => [name, updateScript(content)])),
    pages: new Map([...pages].map(([name, html]) => [name, updatePage(html)])),
  }
}

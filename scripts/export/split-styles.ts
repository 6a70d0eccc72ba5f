/**
 * Splits the style sheet that Tailwind writes for the whole site. The functions are pure; `scripts/build.ts` passes the output of
 * the bundler.
 *
 * The bundler writes every utility of every screen into one file that each page has to load before its first paint. This module
 * keeps in that file the common utilities, such as those that at least half of the screens or pages use, and moves the rest to
 * sheets that load with the script chunks that use them: the loaders of these chunks get the URL of the sheet. A page links a
 * sheet with the utilities that its markup and scripts use, except common ones and those that load with the code of its screen.
 *
 * The cascade does not change, whatever the order in which sheets load. Inside one layer, the browser compares specificity and
 * then order, so the rules are sorted by these two, and two rules that set related properties and might load in another order are
 * in separate cascade layers (`@layer utilities.a.a`, `utilities.a.b` …). The first sheet declares the order of all these layers.
 * For important declarations, the order of layers is reversed, so rules with important declarations are numbered in reverse.
 */
import { createHash } from 'node:crypto'
import Specificity from '@bramus/specificity'
import { Scanner } from '@tailwindcss/oxide'
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss'
import { GENERATIONS, type Generation, generationsOf } from './generations'
import type { FileTexts } from './screen-chunks'

/** A style rule with one selector, and the conditional at-rules around the rule. */
export type SelectorRule = {
  /** At-rules from outside to inside, e.g. `@media (hover:hover)`. */
  conditions: readonly string[]
  selector: string
  declarations: string
  /** Names of the classes in the selector. */
  classes: readonly string[]
  /** Groups of properties that can override each other, e.g. `padding-block` for `padding` and `padding-top`. */
  propertyGroups: readonly string[]
  isImportant: boolean
  /** Specificity of the selector as one number. */
  specificity: number
  /** Platform generations in which the rule applies; undefined for all, or if they cannot be determined. */
  generations?: readonly Generation[]
}

/** If at least this fraction of the screens or of the pages use a utility, the utility is in the sheet that every page loads. */
const COMMON_SHARE = 0.5

/** Longhands of `background`, without the prefix `background-`. */
const BACKGROUND_LONGHANDS = ['color', 'image', 'position', 'repeat', 'size', 'clip', 'origin', 'attachment']
/** Matches properties with sides. Physical and logical sides are treated as equal: `padding-top` belongs to `padding-block`. */
const SIDED_PROPERTY_PATTERN =
  /^(?:(padding|margin|inset|scroll-padding|scroll-margin)-?|(?=(?:top|right|bottom|left)$))(.*)$/

/** Returns the groups to which a property belongs. Setting a property may override other properties of its groups. */
export const propertyGroupsOf = (property: string): string[] => {
  if (property.startsWith('--')) return [property]
  const name = property.replace(/^-(webkit|moz)-/, '')
  const sidedMatch = SIDED_PROPERTY_PATTERN.exec(name)
  if (sidedMatch) {
    const [, kind = 'inset', side = ''] = sidedMatch
    if (/^(block|top|bottom)/.test(side)) return [`${kind}-block`]
    return /^(inline|left|right)/.test(side) ? [`${kind}-inline`] : [`${kind}-block`, `${kind}-inline`]
  }
  const sizeMatch = /^(min-|max-|)(width|height|inline-size|block-size)$/.exec(name)
  if (sizeMatch) return [sizeMatch[1] + (/width|inline/.test(sizeMatch[2] ?? '') ? 'width' : 'height')]
  if (name === 'background') return BACKGROUND_LONGHANDS.map((part) => `background-${part}`)
  if (name.startsWith('background-')) return [name]
  if (/^(align|justify|place)-/.test(name)) return ['place']
  if (/(^|-)gap$/.test(name)) return ['gap']
  if (/^border-.*radius$/.test(name)) return ['radius']
  if (name === 'line-height') return ['font']
  if (/^(letter-spacing|text-(align|transform|wrap|overflow|indent|shadow|size-adjust))$/.test(name))
    return [name]
  return [/^[a-z]+/.exec(name)?.[0] ?? name]
}

const unescapeName = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
  )

const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi)].map(([, name = '']) =>
    unescapeName(name),
  )

const specificityOf = (selector: string): number => {
  const [specificity] = Specificity.calculate(selector)
  if (!specificity) throw unexpectedOutput(`the selector ${selector}`)
  return specificity.a * 1_000_000 + specificity.b * 1000 + specificity.c
}

const unexpectedOutput = (output: string) =>
  new Error(
    `Patternbook: the exported style sheet contains ${output} in an unexpected form, so it could not be split without changing how pages look. See scripts/export/split-styles.ts.`,
  )

/**
 * Returns the rules of a layer in their order, one for each selector.
 * @throws if the layer contains nested rules, unknown at-rules, or a rule of which only some declarations are important
 */
export const selectorRulesOf = (
  nodes: readonly ChildNode[],
  conditions: readonly string[] = [],
): SelectorRule[] =>
  nodes.flatMap((node): SelectorRule[] => {
    if (node.type === 'comment') return []
    if (node.type === 'atrule' && node.nodes && /^(media|supports|container|starting-style)$/.test(node.name))
      return selectorRulesOf(node.nodes, [...conditions, `@${node.name} ${node.params}`.trim()])
    if (node.type !== 'rule') throw unexpectedOutput(node.toString().slice(0, 80))
    const declarations = node.nodes.map((inner) => {
      if (inner.type !== 'decl') throw unexpectedOutput(node.toString().slice(0, 80))
      return inner
    })
    const isImportant = declarations.some((declaration) => declaration.important)
    if (isImportant && !declarations.every((declaration) => declaration.important))
      throw unexpectedOutput(`a rule that is important in part, ${node.selector},`)
    return postcss.list.comma(node.selector).map((selector) => ({
      conditions,
      selector,
      declarations: declarations.map(String).join(';'),
      classes: classesOf(selector),
      // Rules that set `content` to `var(--tw-content)` all set the same value, so their order does not matter.
      propertyGroups: [
        ...new Set(
          declarations
            .filter(({ prop, value }) => prop !== 'content' || value !== 'var(--tw-content)')
            .flatMap(({ prop }) => propertyGroupsOf(prop)),
        ),
      ],
      isImportant,
      specificity: specificityOf(selector),
      generations: generationsOf(selector),
    }))
  })

/**
 * Assigns the rules to numbered cascade layers. Rules whose order matters, but could change with the order in which sheets load,
 * get different layers. Rules of one generation are in separate sheets (platform-styles.ts), and never match the same element as
 * rules of another generation.
 * @param rules the rules, in their order in the layer that is split
 * @param isCommon returns whether a rule that applies in all generations is in the sheet that every page loads first
 * @returns the number of the layer of each rule
 */
export const layersOf = (
  rules: readonly SelectorRule[],
  isCommon: (rule: SelectorRule) => boolean,
): Map<SelectorRule, number> => {
  const layers = new Map<SelectorRule, number>()
  /** Assigns rules that are sorted by specificity to layers, which start at 0. Returns how many layers there are. */
  const assignLayers = (sorted: readonly SelectorRule[]) => {
    // Both maps contain the lowest layer that the next rule may be in, by generation and property group. `minLayerByKey` is for
    // rules of all generations: after a rule of the first sheet, it contains the layer of that rule, and after any other rule,
    // the layer above it. `minLayerAboveCommonByKey` is for rules of some generations: after any rule, it contains the layer
    // above it.
    const minLayerByKey = new Map<string, number>()
    const minLayerAboveCommonByKey = new Map<string, number>()
    for (const rule of sorted) {
      const keys = (rule.generations ?? (Object.keys(GENERATIONS) as Generation[])).flatMap((generation) =>
        rule.propertyGroups.map((name) => `${generation} ${name}`),
      )
      // The first sheet loads before all other sheets, except the sheets of a generation, which may load earlier.
      const ruleMinLayerByKey = rule.generations ? minLayerAboveCommonByKey : minLayerByKey
      const layer = Math.max(0, ...keys.map((key) => ruleMinLayerByKey.get(key) ?? 0))
      layers.set(rule, layer)
      const isInFirstSheet = isCommon(rule) && !rule.generations
      for (const key of keys) {
        minLayerByKey.set(key, isInFirstSheet ? layer : layer + 1)
        minLayerAboveCommonByKey.set(key, layer + 1)
      }
    }
    return Math.max(0, ...sorted.map((rule) => layers.get(rule)! + 1))
  }
  const sorted = [...rules].sort((a, b) => a.specificity - b.specificity)
  const normalCount = assignLayers(sorted.filter(({ isImportant }) => !isImportant))
  const importantRules = sorted.filter((rule) => rule.isImportant)
  const importantCount = assignLayers(importantRules)
  for (const rule of importantRules) layers.set(rule, normalCount + importantCount - 1 - layers.get(rule)!)
  return layers
}

/** The number of inner layers in each outer layer. */
const INNER_LAYER_COUNT = 20
/** Returns a number as letters: a … z, aa, ab … */
const toLetters = (index: number): string =>
  (index >= 26 ? toLetters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(97 + (index % 26))

/** Returns the name of a layer for its number: a.a, a.b … a.t, b.a, b.b … */
export const layerName = (index: number): string =>
  `${toLetters(Math.floor(index / INNER_LAYER_COUNT))}.${toLetters(index % INNER_LAYER_COUNT)}`

/**
 * Returns the statements that declare the order of the layers. The inner layers have the same names in every outer layer, so that
 * the statements compress well.
 * @param count number of layers
 */
export const layerOrderStatements = (count: number): string => {
  const names = (length: number) => Array.from({ length }, (_, index) => toLetters(index)).join()
  const outerCount = Math.ceil(count / INNER_LAYER_COUNT)
  const innerStatements = Array.from(
    { length: outerCount },
    (_, index) => `@layer ${toLetters(index)}{@layer ${names(INNER_LAYER_COUNT)};}`,
  )
  return `@layer ${names(outerCount)};${innerStatements.join('')}`
}

/** Returns rules as text. Neighbors share equal at-rules and, if the declarations are equal too, become one rule. */
const stringifyRules = (rules: readonly SelectorRule[]): string => {
  let text = ''
  let openConditions: readonly string[] = []
  let last: SelectorRule | undefined
  const closeRule = () => {
    if (last) text += `{${last.declarations}}`
    last = undefined
  }
  for (const current of rules) {
    const hasSameConditions = last && openConditions.join() === current.conditions.join()
    if (hasSameConditions && last?.declarations === current.declarations) {
      text += `,${current.selector}`
      continue
    }
    closeRule()
    if (openConditions.join() !== current.conditions.join()) {
      text += '}'.repeat(openConditions.length) + current.conditions.map((rule) => `${rule}{`).join('')
      openConditions = current.conditions
    }
    text += current.selector
    last = current
  }
  closeRule()
  return text + '}'.repeat(openConditions.length)
}

const stringifyLayers = (
  rules: readonly SelectorRule[],
  layers: ReadonlyMap<SelectorRule, number>,
): string => {
  const byLayer = new Map<number, SelectorRule[]>()
  for (const rule of rules) {
    const layer = layers.get(rule)!
    byLayer.set(layer, [...(byLayer.get(layer) ?? []), rule])
  }
  return [...byLayer]
    .sort(([a], [b]) => a - b)
    .map(([layer, layerRules]) => `@layer ${layerName(layer)}{${stringifyRules(layerRules)}}`)
    .join('')
}

/** Returns the top-level blocks of a sheet that belong to the layer with the given name. */
const layerBlocksNamed = (root: Root, name: string): AtRule[] =>
  root.nodes.filter(
    (node): node is AtRule =>
      node.type === 'atrule' && node.name === 'layer' && node.params === name && node.nodes !== undefined,
  )

/** Removes the matching rules from the layers with the given name, and returns these rules. */
const extractRules = (root: Root, name: string, matches: (rule: Rule) => boolean): Rule[] =>
  layerBlocksNamed(root, name)
    .flatMap(({ nodes = [] }) => nodes)
    .filter((node): node is Rule => node.type === 'rule' && matches(node))
    .map((rule) => rule.remove())

/** Returns the name of the picture whose placeholder a rule draws; undefined for other rules. */
const pictureOf = ({ selector }: Rule): string | undefined =>
  /^\.picture-preview-([\w-]+)$/.exec(selector)?.[1]

/** Returns a sheet without the fallbacks that no supported browser needs. */
const withoutFallbacks = (text: string): string => {
  const root = postcss.parse(text)
  removeFallbacks(root)
  return root.toString()
}

const hashedSheetName = (text: string): string =>
  `static/chunks/${createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '0').slice(0, 13)}.css`

/** Returns the class names in a page's markup, separated by spaces. */
const classNames = (html: string): string =>
  [...html.matchAll(/\sclass="([^"]*)"/g)]
    .map(([, names = '']) => names)
    .join(' ')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** Matches the list of files that a dynamic import loads, as the bundler writes it. */
const loaderListPattern = /Promise\.all\((\["static\/[^\]]*\])/g

/** The texts of an export: sheets and scripts by their paths below `_next`, pages by their paths below the export. */
type ExportFiles = { styles: FileTexts; scripts: FileTexts; pages: ReadonlyMap<string, string> }

/**
 * Removes Tailwind's fallbacks for browsers without `color-mix` or `@property`, which all supported browsers have (`browserslist`
 * in package.json).
 * @param root the sheet, which is changed
 */
const removeFallbacks = (root: Root): void => {
  for (const layer of layerBlocksNamed(root, 'properties')) layer.remove()
  root.walkAtRules('supports', (rule) => {
    if (!/^\(color:\s*color-mix\(in lab, ?red, ?red\)\)$/.test(rule.params)) return
    const before = rule.prev()
    // A copy of the list, because the loop removes rules from the list.
    for (const inner of [...(rule.nodes ?? [])]) {
      if (inner.type !== 'rule' || before?.type !== 'rule' || before.selector !== inner.selector) continue
      const names = inner.nodes.map((node) => node.type === 'decl' && node.prop)
      for (const node of [...before.nodes])
        if (node.type === 'decl' && names.includes(node.prop)) node.remove()
      before.append(inner.nodes)
      inner.remove()
    }
    rule.replaceWith(rule.nodes ?? [])
  })
}

/**
 * Matches a sheet link that React renders, and captures the name of the sheet. Pages load such sheets before their first paint.
 */
const sheetLinkPattern =
  /<link rel="stylesheet" href="[^"]*?\/_next\/(static\/chunks\/[^"]+\.css)" data-precedence="[^"]*"\/>/g

/** The result of {@link splitStyles}: the created sheets, all scripts and pages, and the name of the replaced sheet. */
type SplitStyles = {
  removedSheet: string
  styles: Map<string, string>
  scripts: Map<string, string>
  pages: Map<string, string>
}

/**
 * Splits the style sheet of all pages.
 *
 * - Utilities that are not common move to the sheets of the script chunks and pages that use them.
 * - Placeholders of pictures (`.picture-preview-land-lake`) that are not common move to the same sheets.
 * - Registered properties (`@property`) remain in the first sheet: if a later sheet registers one, the browser computes the
 *   styles of the whole page again.
 * - Rules for forced colors, which are in no layer, move to a sheet whose link has a media query, so that other visitors do not
 *   wait for it.
 * - Tokens of accents other than the default accent move to a sheet whose URL is on the root element of every page:
 *   `lib/frame/accent-stylesheet.ts` loads the sheet when such an accent is shown.
 * @param filesByScreen files of the screens: the result of `filesByScreen` in screen-chunks.ts
 * @param screenOf returns the screen that a page shows, if any
 * @param basePathWithSlash the path of the folder that contains `_next`, with a slash at its end
 * @throws if the bundler or Tailwind writes something in an unknown form
 */
export const splitStyles = (
  { styles, scripts, pages }: ExportFiles,
  filesByScreen: Readonly<Record<string, readonly string[]>>,
  screenOf: (page: string) => string | undefined,
  basePathWithSlash: string,
): SplitStyles => {
  const mainSheets = [...styles].filter(
    ([, text]) => text.includes('@layer utilities{') && text.includes('@layer theme{'),
  )
  const [mainSheetName, mainSheetText] = mainSheets[0] ?? []
  if (!mainSheetName || !mainSheetText || mainSheets.length !== 1)
    throw unexpectedOutput('the utilities of all pages')
  const root = postcss.parse(mainSheetText)
  removeFallbacks(root)
  const [utilities, ...others] = layerBlocksNamed(root, 'utilities')
  if (!utilities || others.length > 0) throw unexpectedOutput('the layer of utilities')
  const allRules = selectorRulesOf(utilities.nodes ?? [])
  const pictureRules = new Map(
    extractRules(root, 'components', (rule) => pictureOf(rule) !== undefined).map((rule) => [
      pictureOf(rule)!,
      rule.toString(),
    ]),
  )
  const accentRules = extractRules(root, 'base', ({ selector }) => /\[data-accent=/.test(selector))
  const forcedColorRules = root.nodes.filter(
    (node) => node.type === 'atrule' && node.name === 'media' && /forced-colors:\s*active/.test(node.params),
  )
  for (const node of forcedColorRules) node.remove()
  if (pictureRules.size === 0 || accentRules.length === 0 || forcedColorRules.length === 0)
    throw unexpectedOutput('pictures, accents, or forced colors')

  const scanner = new Scanner({})
  const rulesByClass = new Map<string, SelectorRule[]>()
  for (const rule of allRules)
    for (const className of rule.classes)
      rulesByClass.set(className, [...(rulesByClass.get(className) ?? []), rule])
  /** The rules that a text uses, and the names of the pictures that it contains. */
  type Usage = Set<SelectorRule | string>
  const usageIn = (content: string, extension: string): Usage =>
    new Set([
      ...scanner
        .getCandidatesWithPositions({ content, extension })
        .flatMap(({ candidate }) => rulesByClass.get(candidate) ?? []),
      ...[...pictureRules.keys()].filter((picture) => content.includes(picture)),
    ])
  const usageByScript = new Map([...scripts].map(([file, content]) => [file, usageIn(content, 'js')]))
  const usageOfScripts = (files: readonly string[]): Usage =>
    new Set(files.flatMap((file) => [...(usageByScript.get(file) ?? [])]))

  const scriptsOf = (html: string) => [
    ...new Set([...html.matchAll(/_next\/(static\/chunks\/[^"\\]+?\.js)/g)].map(([, file = '']) => file)),
  ]
  const screenScripts = new Set(Object.values(filesByScreen).flat())
  const sharedScriptsByPage = new Map(
    [...pages].map(([page, html]) => [page, scriptsOf(html).filter((file) => !screenScripts.has(file))]),
  )

  // Common rules are those that at least half of the screens, at least half of the pages, or the scripts of every page use, and
  // those that no script is known to use.
  const usageByPage = new Map([...pages].map(([page, html]) => [page, usageIn(classNames(html), 'html')]))
  const filesOfScreens = Object.values(filesByScreen)
  const screenCounts = new Map<SelectorRule | string, number>()
  for (const files of filesOfScreens)
    for (const used of usageOfScripts(files)) screenCounts.set(used, (screenCounts.get(used) ?? 0) + 1)
  const usageOfEveryPage = usageOfScripts(
    [...sharedScriptsByPage.values()].reduce((all, files) => all.filter((file) => files.includes(file))),
  )
  const pageCounts = new Map<SelectorRule | string, number>()
  for (const [page, usage] of usageByPage)
    for (const used of new Set([...usage, ...usageOfScripts(sharedScriptsByPage.get(page) ?? [])]))
      pageCounts.set(used, (pageCounts.get(used) ?? 0) + 1)
  const usageOfAllScripts = usageOfScripts([...scripts.keys()])
  // Tailwind also writes utilities whose names occur only outside the exported code, such as in comments. These utilities are
  // omitted.
  const usageOfAllMarkup = new Set([...usageByPage.values()].flatMap((usage) => [...usage]))
  const rules = allRules.filter((rule) => usageOfAllScripts.has(rule) || usageOfAllMarkup.has(rule))
  const isCommon = (usedStyle: SelectorRule | string) =>
    usageOfEveryPage.has(usedStyle) ||
    !usageOfAllScripts.has(usedStyle) ||
    (pageCounts.get(usedStyle) ?? 0) >= COMMON_SHARE * pages.size ||
    (screenCounts.get(usedStyle) ?? 0) >= COMMON_SHARE * filesOfScreens.length
  const layers = layersOf(rules, isCommon)

  const createdSheets = new Map<string, string>()
  const addSheet = (content: string): string => {
    const file = hashedSheetName(content)
    createdSheets.set(file, content)
    return file
  }
  const placeholderRules = (isIncluded: (picture: string) => boolean) =>
    [...pictureRules].map(([picture, rule]) => (isIncluded(picture) ? rule : '')).join('')
  const addSheetFor = (usage: Usage): string | undefined => {
    const ownRules = rules.filter((rule) => usage.has(rule) && !isCommon(rule))
    const placeholders = placeholderRules((picture) => usage.has(picture) && !isCommon(picture))
    if (ownRules.length === 0 && placeholders === '') return undefined
    return addSheet(
      (placeholders && `@layer components{${placeholders}}`) +
        (ownRules.length > 0 ? `@layer utilities{${stringifyLayers(ownRules, layers)}}` : ''),
    )
  }

  const layerOrderCss = layerOrderStatements(Math.max(...layers.values()) + 1)
  const utilitiesPlaceholder = '@layer utilities{}'
  utilities.replaceWith(utilitiesPlaceholder)
  const [before, after] = root.toString().split(utilitiesPlaceholder)
  if (before === undefined || after === undefined) throw unexpectedOutput('the place of utilities')
  const newMainSheetName = addSheet(
    `${before}@layer components{${placeholderRules(isCommon)}}@layer utilities{${layerOrderCss}${stringifyLayers(rules.filter(isCommon), layers)}}${after}`,
  )
  const forcedColorsSheet = addSheet(forcedColorRules.map(String).join(''))
  const accentSheet = addSheet(`@layer base{${accentRules.join('')}}`)

  const replaceMainSheetName = (content: string) => content.replaceAll(mainSheetName, newMainSheetName)
  // The most common list of first sheets is joined into one file, in which a compressor finds the repetitions between the sheets.
  const sheetsOf = (html: string) => [...html.matchAll(sheetLinkPattern)].map(([, sheet = '']) => sheet)
  const sheetListCounts = new Map<string, number>()
  for (const html of pages.values()) {
    const names = sheetsOf(replaceMainSheetName(html)).join()
    sheetListCounts.set(names, (sheetListCounts.get(names) ?? 0) + 1)
  }
  const [commonSheetList = ''] = [...sheetListCounts].sort(([, a], [, b]) => b - a)[0] ?? []
  const firstSheets = commonSheetList.split(',')
  const joinedSheet =
    firstSheets.length > 1
      ? addSheet(
          firstSheets
            .map((sheet) => createdSheets.get(sheet) ?? withoutFallbacks(styles.get(sheet) ?? ''))
            .join('\n'),
        )
      : ''
  const joinSheets = (html: string): string => {
    const names = sheetsOf(html)
    if (joinedSheet === '' || !firstSheets.every((sheet) => names.includes(sheet))) return html
    const htmlWithFirstSheetOnce = html.replace(sheetLinkPattern, (tag, sheet: string) =>
      firstSheets.indexOf(sheet) > 0 ? '' : tag,
    )
    return firstSheets.reduce(
      (joined, sheet) => joined.replaceAll(sheet, joinedSheet),
      htmlWithFirstSheetOnce,
    )
  }

  const newScripts = [...scripts].map(([file, content]): [string, string] => [
    file,
    replaceMainSheetName(content).replace(loaderListPattern, (call, list: string) => {
      const files: string[] = JSON.parse(list)
      const extraSheet = addSheetFor(usageOfScripts(files))
      return extraSheet ? call.replace(list, JSON.stringify([...files, extraSheet])) : call
    }),
  ])
  const newPages = [...pages].map(([page, html]): [string, string] => {
    // The sheet of a page contains only the styles that do not load with the code of its screen.
    const usageOfScreenCode = usageOfScripts(filesByScreen[screenOf(page) ?? ''] ?? [])
    const usage = new Set([...usageOfScripts(sharedScriptsByPage.get(page) ?? []), ...usageByPage.get(page)!])
    const extraSheet = addSheetFor(new Set([...usage].filter((used) => !usageOfScreenCode.has(used))))
    const link = `${extraSheet ? `<link rel="stylesheet" href="${basePathWithSlash}_next/${extraSheet}"/>` : ''}<link rel="stylesheet" href="${basePathWithSlash}_next/${forcedColorsSheet}" media="(forced-colors: active)"/>`
    return [
      page,
      joinSheets(replaceMainSheetName(html))
        .replace('</head>', () => `${link}</head>`)
        .replace('<html ', () => `<html data-accent-sheet="${basePathWithSlash}_next/${accentSheet}" `),
    ]
  })
  return {
    removedSheet: mainSheetName,
    styles: createdSheets,
    scripts: new Map(newScripts),
    pages: new Map(newPages),
  }
}

/**
 * Moves the style rules of wide windows out of the sheets that a page loads first. The functions are pure; `scripts/build.ts`
 * passes the pages after everything except the policy has been added to them.
 *
 * In windows at least 1024 px wide, the shell also shows a header, a toolbar, and a device, whose styles phones do not need. A
 * sheet `x.css` with enough of these rules is replaced by `y.css` and `y.wide.css`. The page links `y.wide.css` with a media
 * query: browsers fetch a sheet with low priority if its media query does not match, and do not wait for this sheet before
 * painting.
 */
import { createHash } from 'node:crypto'
import Specificity from '@bramus/specificity'
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss'
import type { FileTexts } from './screen-chunks'
import { propertyGroupsOf } from './split-styles'

/** The minimum width of windows in which the shell shows a device around the screen, px. */
const WIDE_BREAKPOINT = 1024
/** The media query of the links to styles for wide windows. */
const WIDE_LINK_MEDIA = `(min-width: ${WIDE_BREAKPOINT}px)`
/** A sheet with fewer characters of rules for wide windows is not split: a second request would cost more than it saves. */
const MIN_SPLIT_LENGTH = 5000

/** Returns whether a node is an at-rule that applies only in wide windows. */
const isWideMedia = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' &&
  node.name === 'media' &&
  !node.params.includes(',') &&
  Number(/^\(min-width:\s*(\d+)px\)/.exec(node.params)?.[1] ?? 0) >= WIDE_BREAKPOINT

/** The criteria for a conflict between two rules: specificity, groups of properties, and classes of the styled element. */
type ConflictCriteria = { specificity: number; propertyGroups: Set<string>; classes: string[] }

const conflictCriteriaOf = (rule: Rule): ConflictCriteria[] => {
  const propertyGroups = new Set(
    rule.nodes.flatMap((node) => (node.type === 'decl' ? propertyGroupsOf(node.prop) : [])),
  )
  return postcss.list.comma(rule.selector).map((selector) => {
    const [calculated] = Specificity.calculate(selector)
    const subject = selector.split(/[\s>+~]+(?![^(]*\))/).at(-1) ?? ''
    return {
      specificity: calculated ? calculated.a * 1_000_000 + calculated.b * 1000 + calculated.c : Number.NaN,
      propertyGroups,
      classes: subject.match(/\.[\w-]+/g) ?? [],
    }
  })
}

/**
 * Returns whether the order of two rules of a layer can matter: they have equal specificity, related properties, and a common
 * class (or one of them has no class).
 */
const canConflict = (one: ConflictCriteria, other: ConflictCriteria): boolean =>
  one.specificity === other.specificity &&
  [...one.propertyGroups].some((name) => other.propertyGroups.has(name)) &&
  (one.classes.length === 0 ||
    other.classes.length === 0 ||
    one.classes.some((name) => other.classes.includes(name)))

const rulesIn = (node: ChildNode): Rule[] => {
  if (node.type === 'rule') return [node]
  const rules: Rule[] = []
  if (node.type === 'atrule' && node.nodes && node.name !== 'keyframes')
    node.walkRules((rule) => {
      rules.push(rule)
    })
  return rules
}

/**
 * Removes the rules for wide windows from the `components` layer, except those that a later remaining rule may override.
 * @returns at-rules that contain the removed rules, in their original order
 */
const extractWideRules = (root: Root): AtRule[] => {
  const nodes = root.nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' && node.params === 'components' ? (node.nodes ?? []) : [],
  )
  const remainingCriteria: ConflictCriteria[] = []
  const extractedRules: AtRule[] = []
  for (const node of nodes.reverse()) {
    if (!isWideMedia(node)) {
      remainingCriteria.push(...rulesIn(node).flatMap(conflictCriteriaOf))
      continue
    }
    const movedMediaRule = node.clone({ nodes: [] })
    for (const inner of [...(node.nodes ?? [])].reverse()) {
      const criteria = rulesIn(inner).flatMap(conflictCriteriaOf)
      if (
        criteria.some((conflictCriteria) =>
          remainingCriteria.some((other) => canConflict(conflictCriteria, other)),
        )
      )
        remainingCriteria.push(...criteria)
      else movedMediaRule.prepend(inner)
    }
    if (movedMediaRule.nodes?.length) extractedRules.unshift(movedMediaRule)
    if (node.nodes?.length === 0) node.remove()
  }
  return extractedRules
}

const isAtRule = (node: ChildNode, name: string): node is AtRule =>
  node.type === 'atrule' && node.name === name

/**
 * Changes `@media … { @layer components { … } }`, which a conditional import produces, to `@layer components { @media … { … } }`.
 * Keyframes of the imported file, which are in no layer, move into its last layer.
 */
const moveMediaIntoLayers = (root: Root): void => {
  for (const node of [...root.nodes]) {
    if (!isWideMedia(node)) continue
    const layers = node.nodes?.filter((inner) => isAtRule(inner, 'layer')) ?? []
    const keyframes = node.nodes?.filter((inner) => isAtRule(inner, 'keyframes')) ?? []
    if (layers.length === 0 || layers.length + keyframes.length < (node.nodes?.length ?? 0)) continue
    layers.at(-1)?.append(keyframes)
    for (const layer of layers) {
      const mediaRule = node.clone({ nodes: [] })
      mediaRule.append(layer.nodes ?? [])
      layer.append(mediaRule)
      node.before(layer)
    }
    node.remove()
  }
}

/** Returns whether a sheet has no style rules outside keyframes. */
const hasOnlyKeyframes = (root: Root): boolean => {
  let isKeyframesOnly = true
  root.walkRules(({ parent }) => {
    if (!(parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes')) isKeyframesOnly = false
  })
  return isKeyframesOnly
}

/** Splits a sheet into rules for wide windows and the rest. Returns undefined if there are too few rules to move. */
const splitSheet = (text: string): { common: string; wide: string } | undefined => {
  const root = postcss.parse(text)
  moveMediaIntoLayers(root)
  const names = new Set<string>()
  for (const node of root.nodes)
    if (node.type === 'atrule' && node.name === 'layer')
      for (const name of postcss.list.comma(node.params)) names.add(name)
  const wide = `@layer components{${extractWideRules(root).join('')}}`
  if (wide.length < MIN_SPLIT_LENGTH) return undefined
  return {
    common: hasOnlyKeyframes(root) ? '' : root.toString(),
    wide: `@layer ${[...names].join(',')};${wide}`,
  }
}

/** The texts of an export: sheets and scripts by their paths below `_next`, pages by their paths below the export. */
type ExportFiles = { styles: FileTexts; scripts: FileTexts; pages: ReadonlyMap<string, string> }

/** The result of {@link splitWideWindowStyles}: the created sheets, all pages, and the names of the replaced sheets. */
type WideWindowStyles = { removedSheets: string[]; styles: Map<string, string>; pages: Map<string, string> }

/**
 * Moves the styles of wide windows to separate sheets. Applies to sheets that pages link and no script loads.
 * @param texts the texts of an export
 */
export const splitWideWindowStyles = ({ styles, scripts, pages }: ExportFiles): WideWindowStyles => {
  const allScripts = [...scripts.values()].join('\n')
  const linkedSheets = new Set(
    [...pages.values()].flatMap((html) =>
      [...html.matchAll(/<link rel="stylesheet" href="[^"]*?(static\/chunks\/[^"]+\.css)"/g)].map(
        ([, name = '']) => name,
      ),
    ),
  )
  const createdSheets = new Map<string, string>()
  const newNameByOldName = new Map<string, string>()
  /** Names of sheets that contain only rules for wide windows. Their links get a media query, and the sheets do not change. */
  const wideOnlySheets = new Set<string>()
  for (const [name, text] of styles) {
    const parts = linkedSheets.has(name) && !allScripts.includes(name) ? splitSheet(text) : undefined
    if (!parts) continue
    if (parts.common === '') {
      wideOnlySheets.add(name)
      continue
    }
    const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
    const baseName = `static/chunks/${digest.replace(/[-_]/g, '0').slice(0, 13)}`
    newNameByOldName.set(name.replace(/\.css$/, ''), baseName)
    createdSheets.set(`${baseName}.css`, parts.common)
    createdSheets.set(`${baseName}.wide.css`, parts.wide)
  }
  const updatePage = (html: string): string => {
    let text = html
    for (const [name, baseName] of newNameByOldName) text = text.replaceAll(`${name}.css`, `${baseName}.css`)
    return text.replace(
      /(<link rel="stylesheet" href="([^"]*?)(static\/chunks\/[^"]+)\.css")([^>]*>)/g,
      (link, start: string, base: string, name: string, end: string) => {
        if (wideOnlySheets.has(`${name}.css`)) return `${start} media="${WIDE_LINK_MEDIA}"${end}`
        if (!createdSheets.has(`${name}.wide.css`)) return link
        return `${link}<link rel="stylesheet" href="${base}${name}.wide.css" media="${WIDE_LINK_MEDIA}"/>`
      },
    )
  }
  return {
    removedSheets: [...newNameByOldName.keys()].map((name) => `${name}.css`),
    styles: createdSheets,
    pages: new Map([...pages].map(([name, html]) => [name, updatePage(html)])),
  }
}

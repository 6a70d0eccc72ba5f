/**
 * Converts one file to code for one platform: removes the code for the other platform, such as classes, branches, and hidden
 * elements, and then the code that is unused without it.
 */

import type { Mode } from '@/lib/frame/state'
import { branchEdits } from './branches'
import { PLATFORM_CLASS_PATTERN } from './class-names'
import { classEdits, redundantCodeEdits } from './classes'
import { elementEdits, markupEdits, REMOVED_PLACEHOLDER } from './elements'
import { convertStyleSheet } from './style-sheet'
import { applyEdits, type Edit, parse, type SourceCode } from './syntax'
import { unusedEdits, unusedNames } from './unused'

/** Returns whether a file is TypeScript or CSS. Other files are the same for both platforms. */
const isCode = (file: string) => /\.(tsx?|css)$/.test(file)

const mentionsPlatform = (text: string) =>
  PLATFORM_CLASS_PATTERN.test(text) || /\bmode\b|\bisIos\b|data-mode|'md'/.test(text)

/**
 * Matches the comment and the code of an icon in `components/ui/symbols` that has a Material Symbol. The groups omit the name and
 * the paths of the Material Symbol, which iOS never shows.
 */
const SYMBOL_FILE_PATTERN =
  /Icon `.*(`[\w-]+` of Lucide) elsewhere([\s\S]*createSymbol\()\s*('[^']+'),\s*'[^']+'(?:,\s*'[^']+')?(,\s*false)?,?\s*\)/

type RendersVerbatim = (component: string, name: string) => boolean

/** Maximum number of times that the rules are applied to a file, so that the conversion ends even if rules undo each other. */
const MAX_ROUNDS = 40

/**
 * Converts the text of one file to code for one platform.
 * @param file path of the file, whose extension determines the language
 * @param unusedExports exports of the file that no file imports anymore
 * @param rendersVerbatim whether a component only renders the value of an attribute
 * @throws if rules undo each other, or if the text or a result is not valid code
 */
export const convertFile = (
  file: string,
  text: string,
  mode: Mode,
  unusedExports: ReadonlySet<string> = new Set(),
  rendersVerbatim: RendersVerbatim = () => false,
): string => {
  if (mode === 'ios' && file.startsWith('components/ui/symbols/'))
    return text.replace(SYMBOL_FILE_PATTERN, (_, name, call, strokes, noFill) =>
      noFill ? `Icon ${name}${call}${strokes}, undefined, false)` : `Icon ${name}${call}${strokes})`,
    )
  if (!isCode(file) || (!mentionsPlatform(text) && unusedExports.size === 0)) return text
  if (file.endsWith('.css')) return /data-mode|@variant/.test(text) ? convertStyleSheet(text, mode) : text
  const original = parse(file, text)
  const unusedBefore = unusedNames(original)
  const rules: ((source: SourceCode) => Edit[])[] = [
    (source) => elementEdits(source, mode, rendersVerbatim),
    (source) => classEdits(source, mode),
    (source) => branchEdits(source, mode),
  ]
  const cleanupRules: ((source: SourceCode) => Edit[])[] = [
    markupEdits,
    redundantCodeEdits,
    (source) => unusedEdits(source, unusedBefore, unusedExports),
  ]
  let source = original
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const textBefore = source.text
    // If no exports are unused, the first round only removes code of the other platform, so that a file without such code stays
    // unchanged.
    for (const rule of textBefore === text && unusedExports.size === 0
      ? rules
      : [...rules, ...cleanupRules]) {
      const nextText = applyEdits(source.text, rule(source))
      if (nextText !== source.text) source = parse(file, nextText)
    }
    if (source.text === textBefore) return textBefore.replaceAll(REMOVED_PLACEHOLDER, 'null')
  }
  throw new Error(
    `Patternbook: ${file} still changes after ${MAX_ROUNDS} rounds for one platform, so it cannot be written. Fix the rules in scripts/registry/platform.`,
  )
}

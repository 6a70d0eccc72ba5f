/**
 * Converts one file to code for one platform: removes the code for the other platform, such as classes, branches, and hidden
 * elements, and then the code that is unused without it.
 */

import type { Mode } from '@/lib/frame/state'
import { branchEdits } from './branch-edits'
import { classEdits, redundantCodeEdits } from './class-edits'
import { PLATFORM_CLASS_PATTERN } from './class-names'
import { elementEdits, REMOVED_PLACEHOLDER, removedElementCleanupEdits } from './element-edits'
import { convertStyleSheet } from './style-sheet'
import { applyEdits, parseFile, type SourceCode, type TextEdit } from './syntax-tree'
import { unusedCodeEdits, unusedNames } from './unused-code-edits'

/** Returns whether a file is TypeScript or CSS. Other files are the same for both platforms. */
const isCodeFile = (file: string) => /\.(tsx?|css)$/.test(file)

const mentionsPlatform = (text: string) =>
  PLATFORM_CLASS_PATTERN.test(text) || /\bmode\b|\bisIos\b|data-mode|'md'/.test(text)

/**
 * Matches the comment and the code of an icon in `components/ui/symbols` that has a Material Symbol. The groups omit the name and
 * the paths of the Material Symbol, which iOS never shows.
 */
const SYMBOL_CODE_PATTERN =
  /Icon `.*(`[\w-]+` of Lucide) elsewhere([\s\S]*createSymbol\()\s*('[^']+'),\s*'[^']+'(?:,\s*'[^']+')?(,\s*false)?,?\s*\)/

type OnlyRendersProp = (component: string, name: string) => boolean

/** Maximum number of times that the rules are applied to a file, so that the conversion ends even if rules undo each other. */
const MAX_ROUNDS = 40

/**
 * Converts the text of one file to code for one platform.
 * @param file path of the file, whose extension determines the language
 * @param unusedExports exports of the file that no file imports anymore
 * @param onlyRendersProp whether a component only renders the value of an attribute
 * @throws if rules undo each other, or if the text or a result is not valid code
 */
export const convertFile = (
  file: string,
  text: string,
  mode: Mode,
  unusedExports: ReadonlySet<string> = new Set(),
  onlyRendersProp: OnlyRendersProp = () => false,
): string => {
  if (mode === 'ios' && file.startsWith('components/ui/symbols/'))
    return text.replace(SYMBOL_CODE_PATTERN, (_, name, call, strokes, noFill) =>
      noFill ? `Icon ${name}${call}${strokes}, undefined, false)` : `Icon ${name}${call}${strokes})`,
    )
  if (!isCodeFile(file) || (!mentionsPlatform(text) && unusedExports.size === 0)) return text
  if (file.endsWith('.css')) return /data-mode|@variant/.test(text) ? convertStyleSheet(text, mode) : text
  const original = parseFile(file, text)
  const initiallyUnusedNames = unusedNames(original)
  const rules: ((source: SourceCode) => TextEdit[])[] = [
    (source) => elementEdits(source, mode, onlyRendersProp),
    (source) => classEdits(source, mode),
    (source) => branchEdits(source, mode),
  ]
  const cleanupRules: ((source: SourceCode) => TextEdit[])[] = [
    removedElementCleanupEdits,
    redundantCodeEdits,
    (source) => unusedCodeEdits(source, initiallyUnusedNames, unusedExports),
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
      if (nextText !== source.text) source = parseFile(file, nextText)
    }
    if (source.text === textBefore) return textBefore.replaceAll(REMOVED_PLACEHOLDER, 'null')
  }
  throw new Error(
    `Patternbook: ${file} still changes after ${MAX_ROUNDS} rounds for one platform, so it cannot be written. Fix the rules in scripts/registry/platform.`,
  )
}

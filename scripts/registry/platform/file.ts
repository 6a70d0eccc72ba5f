/**
 * Converts one file to code for one platform: removes the classes and branches of the other platform, and the code that only these
 * classes and branches used.
 */

import type { Mode } from '@/lib/frame/state'
import { branchEdits } from './branches'
import { NAMES_PLATFORM } from './class-names'
import { classEdits, emptyEdits } from './classes'
import { elementEdits, markupEdits, REMOVED } from './elements'
import { convertSheet } from './sheet'
import { applyEdits, type Edit, parse, type Source } from './syntax'
import { unusedEdits, unusedNames } from './unused'

/** Returns whether a file is data or a schema. These files are the same for both platforms. */
const isData = (file: string) => file.startsWith('lib/data/') || !/\.(tsx?|css)$/.test(file)

const mentions = (text: string) => NAMES_PLATFORM.test(text) || /\bmode\b|\bisIos\b|data-mode|'md'/.test(text)

/**
 * Matches a file of `components/ui/symbols`. Captures the name and the path of the Lucide icon, but not the paths of the Material
 * Symbol, which iOS never shows.
 */
const SYMBOL =
  /Icon `.*(`[\w-]+` of Lucide) elsewhere([\s\S]*symbol\()\s*('[^']+'),\s*'[^']+'(?:,\s*'[^']+')?(,\s*false)?,?\s*\)/

type RendersVerbatim = (component: string, name: string) => boolean

/** Maximum number of rounds, so that the build ends even if rules undo each other. */
const ROUNDS = 40

/**
 * Converts the text of one file to code for one platform.
 * @param file path of the file, whose extension determines the language
 * @param lost exports of the file that no file imports anymore
 * @param rendersVerbatim whether a component only renders the value of an attribute
 * @throws if rules undo each other, or if the result is not valid code
 */
export const convertFile = (
  file: string,
  text: string,
  mode: Mode,
  lost: ReadonlySet<string> = new Set(),
  rendersVerbatim: RendersVerbatim = () => false,
): string => {
  if (mode === 'ios' && file.startsWith('components/ui/symbols/'))
    return text.replace(SYMBOL, (_, name, call, strokes, lines) =>
      lines ? `Icon ${name}${call}${strokes}, undefined, false)` : `Icon ${name}${call}${strokes})`,
    )
  if (isData(file) || (!mentions(text) && lost.size === 0)) return text
  if (file.endsWith('.css')) return /data-mode|@variant/.test(text) ? convertSheet(text, mode) : text
  const original = parse(file, text)
  const before = unusedNames(original)
  const rules: ((source: Source) => Edit[])[] = [
    (source) => elementEdits(source, mode, rendersVerbatim),
    (source) => classEdits(source, mode),
    (source) => branchEdits(source, mode),
  ]
  const followers: ((source: Source) => Edit[])[] = [
    markupEdits,
    emptyEdits,
    (source) => unusedEdits(source, before, lost),
  ]
  let source = original
  for (let round = 0; round < ROUNDS; round++) {
    const start = source.text
    // The first round only removes code of the other platform, so that a file without such code is not cleaned up.
    for (const rule of start === text && lost.size === 0 ? rules : [...rules, ...followers]) {
      const next = applyEdits(source.text, rule(source))
      if (next !== source.text) source = parse(file, next)
    }
    if (source.text === start) return start.replaceAll(REMOVED, 'null')
  }
  throw new Error(
    `Patternbook: ${file} still changes after ${ROUNDS} rounds for one platform, so it cannot be written. Fix the rules in scripts/registry/platform.`,
  )
}

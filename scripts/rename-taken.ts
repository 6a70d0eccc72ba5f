/**
 * Lets the files that are taken import the engine by the name of its package, and renames the classes whose names apps of shadcn use as well: the colors primary, secondary and ring, and the variant
 * dark. Writes components and lib; running it again changes nothing.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { specifierOf } from './engine/entries'
import { textOf } from './engine/files'
import { resolved, withSpecifiers } from './engine/graph'
import { items } from './registry/items'

const NAMES: Record<string, string> = {
  primary: 'md-primary',
  secondary: 'md-secondary',
  ring: 'control-ring',
}
const COLOR =
  /(?<=[\s"'`:!])(bg|text|border|border-[a-z]|outline|fill|stroke|ring|shadow|from|to|via|decoration|accent|caret|divide|placeholder)-(primary|secondary|ring)(?![\w-])/g
const DARK = /(?<=[\s"'`:])dark:(?=[\w[!-])/g

for (const folder of ['app', 'components', 'lib'])
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(entry) || entry.startsWith('tokens-export')) continue
    const file = path.join(folder, entry)
    const before = readFileSync(file, 'utf8')
    const after = before
      .replace(COLOR, (_, utility: string, name: string) => `${utility}-${NAMES[name]}`)
      .replace(DARK, 'theme-dark:')
    if (after !== before) writeFileSync(file, after)
  }

for (const file of new Set(items(textOf).flatMap(({ files }) => files))) {
  if (!/^components.*\.tsx?$/.test(file)) continue
  const before = readFileSync(file, 'utf8')
  const after = withSpecifiers(before, (name) =>
    name.startsWith('@/lib/') ? specifierOf(resolved(file, name)) : name,
  )
  if (after !== before) writeFileSync(file, after)
}

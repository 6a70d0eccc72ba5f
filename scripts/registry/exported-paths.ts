/**
 * Paths of the files in an app: everything is below `components/patternbook`, imports between the files are relative,
 * and files of `lib` are imported from the package.
 */
import path from 'node:path'
import { specifierOf } from '../engine/entries'
import { resolved, withSpecifiers } from '../engine/graph'

/** The folder of an app that all files are written to. */
export const FOLDER = 'components/patternbook'

/**
 * The path of a file in an app, from the folder that contains `components`.
 * @param file its path in the repository
 */
export const exportedPath = (file: string): string => {
  if (file.startsWith('components/patterns/'))
    return `${FOLDER}/screens/${file.slice('components/patterns/'.length)}`
  if (file.startsWith('components/ui/')) return `${FOLDER}/ui/${file.slice('components/ui/'.length)}`
  if (file.startsWith('data/')) return `${FOLDER}/${file}`
  if (file.startsWith('exported/')) return `${FOLDER}/${file.slice('exported/'.length)}`
  throw new Error(
    `Patternbook: ${file} is installed with a screen, but has no path in an app. Add one to scripts/registry/exported-paths.ts.`,
  )
}

/** Whether a file is copied into apps; files of `lib` are in the package. */
export const isCopied = (file: string): boolean => /^(components\/(patterns|ui)|data|exported)\//.test(file)

/**
 * The text of a file in an app.
 * @param file its path in the repository
 * @param text its text with the specifiers of the repository
 */
export const exportedSource = (file: string, text: string): string => {
  if (!/\.tsx?$/.test(file)) return text
  return withSpecifiers(text, (specifier) => {
    if (!/^(@\/|\.)/.test(specifier)) return specifier
    const target = resolved(file, specifier)
    if (!isCopied(target)) return specifierOf(target)
    const place = exportedPath(target).replace(/(\/index)?\.tsx?$/, '')
    const relative = path.posix.relative(path.posix.dirname(exportedPath(file)), place)
    return relative.startsWith('.') ? relative : `./${relative}`
  })
}

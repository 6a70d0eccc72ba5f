/**
 * Maps files of this repository to their paths in an app. All files are below `components/patternbook`, imports between the files
 * are relative, and files of `lib` are imported from the package.
 */
import path from 'node:path'
import { replaceSpecifiers, resolveImport } from '../engine/import-graph'
import { specifierOf } from '../engine/public-modules'

/** The folder of an app that all files are written to. */
export const INSTALL_FOLDER = 'components/patternbook'

/**
 * Returns the path of a file in an app, from the folder that contains `components`.
 * @param file path of the file in the repository or in scripts/engine/overrides
 * @throws if apps do not install the file
 */
export const exportedPath = (file: string): string => {
  if (file.startsWith('components/patterns/'))
    return `${INSTALL_FOLDER}/screens/${file.slice('components/patterns/'.length)}`
  if (file.startsWith('components/ui/')) return `${INSTALL_FOLDER}/ui/${file.slice('components/ui/'.length)}`
  if (file.startsWith('data/')) return `${INSTALL_FOLDER}/${file}`
  if (file.startsWith('exported/')) return `${INSTALL_FOLDER}/${file.slice('exported/'.length)}`
  throw new Error(
    `Patternbook: ${file} is installed with a screen, but has no path in an app. Add one to scripts/registry/exported-paths.ts.`,
  )
}

/** Returns whether a file is copied into apps. Files of `lib` are in the package instead. */
export const isCopiedToApp = (file: string): boolean =>
  /^(components\/(patterns|ui)|data|exported)\//.test(file)

/**
 * Returns the text of a file as apps install it.
 * @param file path of the file in the repository or in scripts/engine/overrides
 * @param text text of the file, with the specifiers of the repository
 */
export const exportedSource = (file: string, text: string): string => {
  if (!/\.tsx?$/.test(file)) return text
  return replaceSpecifiers(text, (specifier) => {
    if (!/^(@\/|\.)/.test(specifier)) return specifier
    const target = resolveImport(file, specifier)
    if (!isCopiedToApp(target)) return specifierOf(target)
    const exportedTarget = exportedPath(target).replace(/(\/index)?\.tsx?$/, '')
    const relative = path.posix.relative(path.posix.dirname(exportedPath(file)), exportedTarget)
    return relative.startsWith('.') ? relative : `./${relative}`
  })
}

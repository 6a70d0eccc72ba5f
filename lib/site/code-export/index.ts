export { registryName, screenItemForPath } from '../catalog/registry-name'
export { installCommand, type PackageManager as Manager, packageManagers as managers } from './commands'
export { CodeError, codePath, loadCode } from './load'
export { type Router, routerInstructions, routerRecipes as recipes, routers } from './recipes'
export {
  type ExportedCode,
  type ExportedFile,
  type FileLang,
  type FileSummary,
  type ItemDependency,
  type ItemKind,
  PLATFORMS,
  type Platform,
  type PlatformCode,
  sourcePathOf,
} from './types'
export { contentsOf, usageOf } from './usage'
export { zipOf } from './zip'

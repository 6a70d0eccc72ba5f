export { registryItemName, screenItemNameForPath } from '../catalog/registry-item-name'
export { installCommand, type PackageManager, packageManagers } from './commands'
export { CodeError, codePath, loadCode } from './load'
export { type Router, routerInstructions, routerRecipes, routers } from './recipes'
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
export { installSummary, usageOf } from './usage'
export { createZip } from './zip'

export { patternScreenItemNameForPath, registryItemName } from '../catalog/registry-item-name'
export { installCommand, type PackageManager, packageManagers } from './commands'
export { CodeLoadError, codePath, loadCode } from './load-code'
export { type RouterName, routerInstructions, routerNames, routerSnippets } from './router-snippets'
export {
  type ExportedCode,
  type ExportedFile,
  type FileLanguage,
  type FileSummary,
  type ItemDependency,
  type ItemKind,
  PLATFORM_CHOICES as PLATFORMS,
  type PlatformChoice as Platform,
  type PlatformCode,
  sourcePathOf,
} from './types'
export { installSummary, usageExampleOf } from './usage'
export { createZip } from './zip'

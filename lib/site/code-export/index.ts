export { nameOf, takenAt } from '../catalog/name-of'
export { installCommand, type Manager, managers } from './commands'
export { CodeError, codePath, loadCode } from './load'
export { type Router, recipes, routers } from './recipes'
export {
  type FileLang,
  type FileSummary,
  type ItemKind,
  type Need,
  originOf,
  PLATFORMS,
  type Platform,
  type PlatformCode,
  type TakenCode,
  type TakenFile,
} from './types'
export { contentsOf, usageOf } from './usage'
export { zipOf } from './zip'

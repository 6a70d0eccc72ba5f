import { BASE_PATH } from '@/lib/navigation/href'
import type { ExportedCode, FileSummary, PlatformChoice, PlatformCode } from './types'

/** The error for code that cannot be loaded. Its message is for the user: it contains the reason, and what to do. */
export class CodeLoadError extends Error {
  override name = 'CodeLoadError'

  readonly registryName: string

  constructor(registryName: string, reason: unknown) {
    const detail = reason instanceof Error ? reason.message : String(reason)
    super(
      `Patternbook: the code of "${registryName}" could not be loaded (${detail}). Check your connection and try again.`,
      { cause: reason },
    )
    this.registryName = registryName
  }
}

/** The URL before the paths that `codePath` returns. In builds, it contains a hash of the sources and settings. */
const CODE_BASE_URL = BASE_PATH + (process.env.NEXT_PUBLIC_CODE_PATH ?? '')

const codePromises = new Map<string, Promise<ExportedCode>>()

const hasPath = (file: FileSummary | null) => typeof file?.path === 'string'

/** Checks the two lists that all consumers of the code read, so that an invalid response is an error and is not cached. */
const isPlatformCode = (value: unknown): value is PlatformCode => {
  const code = value as Partial<PlatformCode> | null
  return (
    Array.isArray(code?.files) &&
    code.files.every(hasPath) &&
    Array.isArray(code.itemDependencies) &&
    code.itemDependencies.every(
      (dependency) => Array.isArray(dependency?.files) && dependency.files.every(hasPath),
    )
  )
}

const fetchPlatformCode = async (name: string, platform: PlatformChoice): Promise<PlatformCode> => {
  try {
    const response = await fetch(CODE_BASE_URL + codePath(name, platform))
    if (!response.ok) throw new Error(`the server returned ${response.status}`)
    const code: unknown = await response.json()
    if (!isPlatformCode(code)) throw new Error('it does not list its files and dependencies')
    return code
  } catch (reason) {
    throw new CodeLoadError(name, reason)
  }
}

/**
 * Fetches the code for a platform. Files that are the same as in the code for both platforms have no text; their text is taken
 * from there.
 */
const fetchCode = async (name: string, platform: PlatformChoice): Promise<ExportedCode> => {
  if (platform === 'both') return (await fetchPlatformCode(name, platform)) as ExportedCode
  const [codeForBoth, code] = await Promise.all([loadCode(name), fetchPlatformCode(name, platform)])
  const files = code.files.flatMap((file) =>
    'source' in file ? file : (codeForBoth.files.find(({ path }) => path === file.path) ?? []),
  )
  return { ...code, files }
}

/**
 * Returns the path of the file with the code of an item, below `CODE_BASE_URL`.
 * @param platform the platform of the code
 */
export const codePath = (name: string, platform: PlatformChoice = 'both'): string =>
  `/code/${name}${platform === 'both' ? '' : `.${platform}`}.json`

/**
 * Loads the code of an item. The code is fetched once; after a failure, the next call tries again.
 * @param name name of a screen (see `registryItemNameForPath`) or of one of its dependencies
 * @param platform the platform of the code
 * @throws CodeLoadError if the code cannot be fetched or is not valid
 */
export const loadCode = (name: string, platform: PlatformChoice = 'both'): Promise<ExportedCode> => {
  const path = codePath(name, platform)
  const cached = codePromises.get(path)
  if (cached) return cached
  const promise = fetchCode(name, platform)
  codePromises.set(path, promise)
  promise.catch(() => codePromises.delete(path))
  return promise
}

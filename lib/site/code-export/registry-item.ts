import { BASE_PATH } from '@/lib/navigation/href'
import { CodeLoadError } from './load-code'

/** An item of the registry: the fields of `/r/{name}.json` that the site reads. */
export type RegistryItem = {
  name: string
  title: string
  description: string
  /** Packages as `name@range`, or as `name@URL` with the URL of a tarball. */
  dependencies?: string[]
  devDependencies?: string[]
  /** The files of the item first, then the files of the items that it needs. */
  files: { path: string; content: string }[]
}

/** Returns the app path of an item in the registry. */
export const registryItemPath = (name: string): string => `/r/${name}.json`

/** Returns the app path of the Markdown page of a screen. */
export const markdownPath = (name: string): string => `/md/${name}.md`

const fetchFile = async (name: string, path: string): Promise<Response> => {
  try {
    const response = await fetch(BASE_PATH + path)
    if (response.ok) return response
    throw new Error(`the server returned ${response.status}`)
  } catch (reason) {
    throw new CodeLoadError(name, reason)
  }
}

/**
 * Fetches an item of the registry, the same JSON that the shadcn CLI installs.
 * @throws CodeLoadError if it cannot be fetched
 */
export const loadRegistryItem = async (name: string): Promise<RegistryItem> =>
  (await fetchFile(name, registryItemPath(name))).json() as Promise<RegistryItem>

/**
 * Fetches the Markdown page of a screen: description, installation, notes, and code.
 * @throws CodeLoadError if it cannot be fetched
 */
export const loadMarkdown = async (name: string): Promise<string> =>
  (await fetchFile(name, markdownPath(name))).text()

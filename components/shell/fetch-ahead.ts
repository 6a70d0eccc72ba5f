import { find } from '@/lib/catalogue'
import { BASE } from '@/lib/catalogue/href'
import { frame } from '@/lib/frame'
import { preload } from '@/lib/navigation/navigate'
import { preloadAll } from '@/lib/navigation/preload-all'
import { preloadOrder } from './preload-order'

/** How many pages are made ready to open and not only fetched: the next, the one before, the page that lists both. */
const NEAR = 3
/** Where the bundler's files lie. */
const FILES = `${BASE}/_next/`

/** The files that the screens at some paths consist of, as the build found them (scripts/screen-scripts.ts). */
const filesOf = async (paths: readonly string[]): Promise<string[]> => {
  const answer = await fetch(`${BASE}/ahead.json`, { priority: 'low' })
  if (!answer.ok) throw new Error(`Patternbook: ${answer.url} answered ${answer.status}.`)
  const files: Record<string, string[]> = await answer.json()
  const wanted = paths.flatMap((path) => files[find(path)?.screen ?? ''] ?? [])
  return [...new Set(wanted)].map((file) => FILES + file)
}

/** Puts a file into the browser's cache, behind everything else. */
const keep = async (file: string): Promise<unknown> => (await fetch(file, { priority: 'low' })).arrayBuffer()

/** A failure is left to the press that needs it. */
const fetchOne = (address: string): Promise<unknown> =>
  address.startsWith(FILES) ? keep(address).catch(() => undefined) : preload(address)

/** What is fetched of the pages at some paths: their files, or the pages where nobody knows the files. */
const far = async (paths: readonly string[]): Promise<readonly string[]> => {
  // A sandboxed document may load scripts, but read nothing.
  if (process.env.NODE_ENV !== 'production' || globalThis.origin === 'null') return paths
  return filesOf(paths).catch(() => paths)
}

/**
 * Fetches the code of all pages in the background. The pages beside this one are made ready to open; of the others the
 * files are put into the cache only: to run the code of a hundred screens would take seconds from a slow phone that shows
 * one. Where there is no list of files (in development, or when it does not come) every page is made ready. An embed, which
 * shows one screen in a page of somebody else, has the pages beside it and no more.
 * @param path app path of the page the user is on
 * @returns the way to stop
 */
export const fetchAhead = (path: string): (() => void) => {
  const order = preloadOrder(path)
  const stops = [preloadAll(order.slice(0, NEAR))]
  let stopped = false
  if (!frame.get().embed)
    void far(order.slice(NEAR)).then((addresses) => {
      if (!stopped) stops.push(preloadAll(addresses, fetchOne))
    })
  return () => {
    stopped = true
    for (const stop of stops) stop()
  }
}

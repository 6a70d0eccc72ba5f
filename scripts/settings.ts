/**
 * The settings of a build and the folders that the tools share. Reads the environment, writes nothing.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))
/** The static export: everything that a host needs. */
export const outFolder = path.join(root, 'out')
/** What the tools remember between runs; goes with `node_modules`. */
export const cacheFolder = path.join(root, 'node_modules', '.cache', 'patternbook')

/** What a build depends on besides the sources. */
export type Settings = {
  siteUrl: string
  basePath: string
  /** Key and map id of Google Maps; without a key the maps are our own drawing. */
  googleMapsKey: string
  googleMapsId: string
}

/**
 * Reads `NEXT_PUBLIC_SITE_URL` (default `http://localhost:3000`), `NEXT_PUBLIC_BASE_PATH`,
 * `NEXT_PUBLIC_GOOGLE_MAPS_API_KEY` and `NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID` (all three empty by default).
 *
 * @param env the environment to read, the process's own by default
 * @throws when the base path is not empty and does not look like `/demo`, or when the site is no absolute URL
 */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const siteUrl = env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000'
  const basePath = env.NEXT_PUBLIC_BASE_PATH ?? ''
  if (!URL.canParse(siteUrl) || !/^https?:/.test(siteUrl)) {
    throw new Error(
      `Patternbook: NEXT_PUBLIC_SITE_URL is '${siteUrl}'. Canonical links need an absolute address. ` +
        "Set it to something like 'https://patterns.example.com'.",
    )
  }
  if (basePath && !/^(\/[\w.~-]+)+$/.test(basePath)) {
    throw new Error(
      `Patternbook: NEXT_PUBLIC_BASE_PATH is '${basePath}'. Links would point nowhere. ` +
        "Start it with a slash and end it without one, like '/demo', or leave it empty.",
    )
  }
  return {
    siteUrl: siteUrl.replace(/\/+$/, ''),
    basePath,
    googleMapsKey: env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY ?? '',
    googleMapsId: env.NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID ?? '',
  }
}

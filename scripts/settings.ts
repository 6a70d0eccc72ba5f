/**
 * Defines the folders that the tools share, and reads the settings of a build from the environment and, like Next, from `.env`
 * files. Writes nothing.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseBasePath, parseSiteUrl } from '../lib/site/site-url'

/** The root folder of the repository. */
export const rootFolder = fileURLToPath(new URL('..', import.meta.url))
/** The folder of the static export. */
export const outFolder = path.join(rootFolder, 'out')
/** The cache of the tools, which is deleted with `node_modules`. */
export const cacheFolder = path.join(rootFolder, 'node_modules', '.cache', 'patternbook')

/** The settings that a build depends on, besides the sources. */
export type BuildSettings = {
  siteUrl: string
  basePath: string
  /** Key and map ID of Google Maps; without a key, the site draws its own map. */
  googleMapsApiKey: string
  googleMapId: string
  /** URL of the Realtime Database with the sample data; without one, the screens show the data that is built in. */
  databaseUrl: string
  /** Endpoint of the newsletter; without one, nothing is sent. */
  subscribeEndpoint: string
  /**
   * The repository of the sources, such as `https://github.com/owner/name`; without it, the site does not link to a
   * repository.
   */
  repositoryUrl: string
}

type Env = Record<string, string | undefined>

/** Adds the variables of Next's `.env` files for builds to the environment of the process, and returns the environment. */
function loadEnvFiles(): Env {
  for (const name of ['.env.production.local', '.env.local', '.env.production', '.env']) {
    const file = path.join(rootFolder, name)
    if (existsSync(file)) process.loadEnvFile(file)
  }
  return process.env
}

/**
 * Reads `NEXT_PUBLIC_SITE_URL` (default `http://localhost:3000`), `NEXT_PUBLIC_BASE_PATH`, `NEXT_PUBLIC_GOOGLE_MAPS_API_KEY`,
 * `NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID`, `NEXT_PUBLIC_FIREBASE_DATABASE_URL`, `NEXT_PUBLIC_SUBSCRIBE_ENDPOINT`, and
 * `NEXT_PUBLIC_REPOSITORY_URL` (all empty by default).
 *
 * @param env the environment to read; by default, the environment of the process with the `.env` files
 * @throws if the base path is not empty and not of the form `/demo`, or if a URL is invalid
 */
export function readBuildSettings(env: Env = loadEnvFiles()): BuildSettings {
  return {
    siteUrl: parseSiteUrl(env.NEXT_PUBLIC_SITE_URL),
    basePath: parseBasePath(env.NEXT_PUBLIC_BASE_PATH),
    googleMapsApiKey: env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY ?? '',
    googleMapId: env.NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID ?? '',
    databaseUrl: readServiceUrl(env, 'NEXT_PUBLIC_FIREBASE_DATABASE_URL'),
    subscribeEndpoint: readServiceUrl(env, 'NEXT_PUBLIC_SUBSCRIBE_ENDPOINT'),
    repositoryUrl: readServiceUrl(env, 'NEXT_PUBLIC_REPOSITORY_URL'),
  }
}

/**
 * Returns the URL of a service that the pages connect to or link to; empty if there is none.
 * @throws if the URL is not valid, or uses neither https nor http with the host `localhost` or `127.0.0.1`
 */
function readServiceUrl(env: Env, name: string): string {
  const url = env[name] ?? ''
  if (!url || isConnectableUrl(url)) return url
  throw new Error(
    `Patternbook: ${name} is '${url}'. Browsers would not let the pages reach it. ` +
      'Set it to a complete URL with https:// (http:// only for localhost), or leave it empty.',
  )
}

function isConnectableUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
}

import type { NextConfig } from 'next'
import { parseBasePath, parseSiteUrl } from './lib/site/site-url'
import { routerAliases } from './lib/site/start/router-aliases'

const basePath = parseBasePath(process.env.NEXT_PUBLIC_BASE_PATH)
/** The server of the exported code in development (scripts/dev.ts). */
const codeServer = process.env.CODE_SERVER

/** A static export: any file server can host Patternbook. */
const config: NextConfig = {
  // An export cannot have rewrites.
  ...(codeServer
    ? {
        rewrites: async () =>
          ['/code/:file', '/r/:file', '/md/:file'].map((source) => ({
            source,
            destination: codeServer + source,
          })),
      }
    : { output: 'export' }),
  // Pages for development only: `page.dev.tsx`.
  pageExtensions: codeServer ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  trailingSlash: true,
  basePath,
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // Next renders the first page and never navigates: the code for that stays out of what browsers load. `next dev` needs it.
  turbopack: {
    resolveAlias:
      process.env.NODE_ENV === 'production'
        ? Object.fromEntries(
            routerAliases.map((request) => [
              request,
              { browser: './lib/site/start/router-without-navigation.ts' },
            ]),
          )
        : {},
  },
  // Always defined, so that the bundler can remove unused branches.
  env: {
    NEXT_PUBLIC_BASE_PATH: basePath,
    // Set by scripts/build.ts: the paths of the app's data and code.
    NEXT_PUBLIC_CODE_PATH: process.env.NEXT_PUBLIC_CODE_PATH ?? '',
    NEXT_PUBLIC_DATA_PATH: process.env.NEXT_PUBLIC_DATA_PATH ?? '',
    NEXT_PUBLIC_FIREBASE_DATABASE_URL: process.env.NEXT_PUBLIC_FIREBASE_DATABASE_URL ?? '',
    NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY ?? '',
    NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID: process.env.NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID ?? '',
    NEXT_PUBLIC_REPOSITORY_URL: process.env.NEXT_PUBLIC_REPOSITORY_URL ?? '',
    NEXT_PUBLIC_SITE_URL: parseSiteUrl(process.env.NEXT_PUBLIC_SITE_URL),
    NEXT_PUBLIC_SUBSCRIBE_ENDPOINT: process.env.NEXT_PUBLIC_SUBSCRIBE_ENDPOINT ?? '',
  },
}

export default config

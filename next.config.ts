import type { NextConfig } from 'next'
import { parseBasePath, parseSiteUrl } from './lib/site/site-url'
import { routerAliases } from './lib/site/start/router-aliases'

const basePath = parseBasePath(process.env.NEXT_PUBLIC_BASE_PATH)
/** URL of the server that serves the exported code in development (scripts/dev.ts); undefined in builds. */
const codeServerUrl = process.env.CODE_SERVER

/** Configures Next.js. Builds are static exports, so any file server can host Patternbook. */
const config: NextConfig = {
  // Only the development server has rewrites, because a static export cannot have any.
  ...(codeServerUrl
    ? {
        rewrites: async () =>
          ['/code/:file', '/r/:file', '/md/:file'].map((source) => ({
            source,
            destination: codeServerUrl + source,
          })),
      }
    : { output: 'export' }),
  // Files named `page.dev.tsx` are pages that only the development server has.
  pageExtensions: codeServerUrl ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  trailingSlash: true,
  basePath,
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // On this site, Next.js never navigates, so builds leave its code for navigation out of what browsers load. `next dev` needs it.
  turbopack: {
    resolveAlias:
      process.env.NODE_ENV === 'production'
        ? Object.fromEntries(
            routerAliases.map((specifier) => [
              specifier,
              { browser: './lib/site/start/router-without-navigation.ts' },
            ]),
          )
        : {},
  },
  // These variables are always defined, so that the bundler can remove unused branches.
  env: {
    NEXT_PUBLIC_BASE_PATH: basePath,
    // scripts/build.ts sets the next two variables to the paths from which pages fetch code and data.
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

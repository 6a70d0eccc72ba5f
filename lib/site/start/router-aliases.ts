/**
 * Imports in the client code of Next.js that the bundler replaces with router-without-navigation.ts, as they are written in
 * `next/dist/client`.
 */
export const routerAliases = [
  './sequential-router-queue',
  './sequential-call-server',
  './router-reducer/router-reducer',
  './app-router-state',
  '../../app-router-state',
  './prefetch',
  './links',
  '../links',
  './scheduler',
  './router-reducer/fetch-server-response',
  './fetch-server-response',
  '../router-reducer/fetch-server-response',
  '../segment-cache/optimistic-routes',
  './segment-cache/optimistic-routes',
  './optimistic-routes',
]

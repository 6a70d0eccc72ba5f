'use client'
import { lazy } from 'react'

const NotFoundPage = lazy(() => import('./not-found'))

/**
 * The not-found page as a lazy import: Next adds the root's not-found page to every page, and this reduces it to a
 * reference. A component, because React refuses a lazy one as the export of a client module: it is wrapped there again.
 */
export const LazyNotFoundPage = () => <NotFoundPage />

'use client'
import { lazy } from 'react'

const NotFoundPage = lazy(() => import('./not-found'))

/**
 * The not-found page as a lazy import. Next.js adds the root's not-found page to every page; the lazy import reduces it to a
 * reference. This is a component because React does not accept a lazy component as the export of a client module.
 */
export const LazyNotFoundPage = () => <NotFoundPage />

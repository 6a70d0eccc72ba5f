'use client'
import { lazy } from 'react'

/**
 * The page for lost addresses behind an import of its own: Next sends the root's not-found page along with every page,
 * and this way only a reference to it.
 */
export const LazyNotFoundPage = lazy(() => import('./not-found'))

'use client'
import { lazy } from 'react'

/**
 * The not-found page as a lazy import: Next adds the root's not-found page to every page, and this reduces it to a
 * reference.
 */
export const LazyNotFoundPage = lazy(() => import('./not-found'))

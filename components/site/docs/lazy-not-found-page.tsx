'use client'
import { lazy } from 'react'

const NotFoundPage = lazy(() => import('./not-found-page'))

/**
 * The not-found page, whose code is loaded only when the page is shown. Next.js adds the root's not-found page to every page;
 * with the lazy import, it adds only a reference to the code. The lazy component is wrapped in a function, because React does not
 * accept a lazy component as the export of a client module.
 */
export const LazyNotFoundPage = () => <NotFoundPage />

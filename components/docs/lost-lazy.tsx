'use client'
import dynamic from 'next/dynamic'

/**
 * The not-found page behind an import of its own: Next sends the root's not-found page along with every page, and this
 * way only a reference to it.
 */
export const Lost = dynamic(() => import('./lost'))

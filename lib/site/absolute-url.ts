import { BASE_PATH } from '../navigation/href'

/** The URL where the site is published, without the base path and without a slash at the end. */
export const SITE_URL = (process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000').replace(/\/+$/, '')

/** Returns the absolute URL of a page or file from its path without the base path. */
export const absoluteUrl = (path: string): string => `${SITE_URL}${BASE_PATH}${path}`

/** Name of the product. */
export const PRODUCT_NAME = 'Patternbook'

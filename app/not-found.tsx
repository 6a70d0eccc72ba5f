import type { Metadata } from 'next'
import { LazyNotFoundPage } from '@/components/site/docs/lazy-not-found-page'
import { PRODUCT_NAME } from '@/lib/site/absolute-url'

export const metadata: Metadata = { title: `Page not found · ${PRODUCT_NAME}` }

/** Renders the page for unknown URLs on the development server. The export uses `not-found-page/page.tsx`. */
export default function NotFound() {
  return <LazyNotFoundPage />
}

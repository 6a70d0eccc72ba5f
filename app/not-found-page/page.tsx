import type { Metadata } from 'next'
import NotFoundPage from '@/components/site/docs/not-found-page'
import { PRODUCT_NAME } from '@/lib/site/absolute-url'

export const metadata: Metadata = { title: `Page not found · ${PRODUCT_NAME}`, robots: { index: false } }

/** Renders the page for unknown URLs. The build renames its HTML file to `404.html`. */
export default function Page() {
  return <NotFoundPage />
}

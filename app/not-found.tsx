import type { Metadata } from 'next'
import { LazyNotFoundPage } from '@/components/site/docs/not-found-lazy'
import { NAME } from '@/lib/site/site'

export const metadata: Metadata = { title: `Page not found · ${NAME}` }

/** What the development server answers unknown addresses with. In the export `lost/page.tsx` does. */
export default function NotFound() {
  return <LazyNotFoundPage />
}

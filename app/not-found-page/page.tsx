import type { Metadata } from 'next'
import NotFoundPage from '@/components/site/docs/not-found'
import { NAME } from '@/lib/site/site'

export const metadata: Metadata = { title: `Page not found · ${NAME}`, robots: { index: false } }

/** The page for unknown URLs: the build copies it to `404.html`. */
export default function Page() {
  return <NotFoundPage />
}

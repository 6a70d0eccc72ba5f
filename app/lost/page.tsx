import type { Metadata } from 'next'
import NotFoundPage from '@/components/site/docs/not-found'
import { NAME } from '@/lib/site/site'

export const metadata: Metadata = { title: `Page not found · ${NAME}`, robots: { index: false } }

/** What hosts answer every unknown address with: the build makes `404.html` of this page. */
export default function Page() {
  return <NotFoundPage />
}

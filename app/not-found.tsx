import type { Metadata } from 'next'
import { Lost } from '@/components/docs/lost-lazy'
import { NAME } from '@/lib/site/site'

export const metadata: Metadata = { title: `Page not found · ${NAME}` }

/** What hosts answer every unknown address with. */
export default function NotFound() {
  return <Lost />
}

import { Lab } from '@/components/site/lab/lab'
import { sitePageMetadata } from '@/lib/site/metadata'

export const metadata = sitePageMetadata({
  name: 'Engine lab',
  description: 'Try overlays, page transitions, and gestures one by one, with their options and events.',
  path: '/lab/',
})

export default function Page() {
  return <Lab />
}

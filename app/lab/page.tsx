import { Lab } from '@/components/site/lab/lab'
import { metadataBeside } from '@/lib/site/metadata'

export const metadata = metadataBeside({
  name: 'Engine lab',
  description: 'Try overlays, page transitions, and gestures one by one, with every option and every event.',
  path: '/lab/',
})

export default function Page() {
  return <Lab />
}

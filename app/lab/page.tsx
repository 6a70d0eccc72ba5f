import { Lab } from '@/components/site/lab/lab'
import { metadataBeside } from '@/lib/site/metadata'

export const metadata = metadataBeside({
  name: 'Engine lab',
  description:
    'Overlays, page transitions and gestures to be tried one by one, with every option and every event they tell of.',
  path: '/lab/',
})

export default function Page() {
  return <Lab />
}

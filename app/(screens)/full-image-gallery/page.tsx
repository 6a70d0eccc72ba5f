import { Screen } from '@/components/site/screens/screen'
import { findRoute } from '@/lib/site/catalog'
import { metadataOf } from '@/lib/site/metadata'

const route = findRoute('full-image-gallery')

export const metadata = route && metadataOf(route)

export default function Page() {
  return <Screen id="full-image-gallery" />
}

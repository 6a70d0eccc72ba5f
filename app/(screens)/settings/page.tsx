import { Screen } from '@/components/site/screens/screen'
import { findRoute } from '@/lib/site/catalog'
import { metadataOf } from '@/lib/site/metadata'

const route = findRoute('settings')

export const metadata = route && metadataOf(route)

export default function Page() {
  return <Screen id="settings" />
}

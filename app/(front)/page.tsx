import { Screen } from '@/components/site/screens/screen'
import { findRoute } from '@/lib/site/catalog'
import { metadataOf } from '@/lib/site/metadata'

const route = findRoute('home')

/** The root URL shows the home page; the pre-paint script changes it to `/home/`. */
export const metadata = route && metadataOf(route)

export default function Page() {
  return <Screen id="home" />
}

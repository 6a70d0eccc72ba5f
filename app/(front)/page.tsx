import { Screen } from '@/components/site/screens/screen'
import { findRoute } from '@/lib/site/catalog'
import { metadataOf } from '@/lib/site/metadata'

const route = findRoute('home')

/** Metadata of the home screen, which the root URL shows. The pre-paint script in the body changes the root URL to `/home/`. */
export const metadata = route && metadataOf(route)

export default function Page() {
  return <Screen id="home" />
}

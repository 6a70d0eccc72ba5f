import { Screen } from '@/components/site/screens/screen'
import { find } from '@/lib/site/catalog'
import { metadataOf } from '@/lib/site/metadata'

const route = find('home')

/** The empty path is home; the pre-paint script corrects the URL. */
export const metadata = route && metadataOf(route)

export default function Page() {
  return <Screen id="home" />
}

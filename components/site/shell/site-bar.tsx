import { SiteHeader } from '@/components/site/docs/site-header'

/** The header of the site above menu and preview, which have their own skip links and shortcuts. */
export default function SiteBar() {
  return <SiteHeader here="gallery" skip={false} keys={false} />
}

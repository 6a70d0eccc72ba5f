import { SiteHeader } from '@/components/site/docs/site-header'

/** The header of the site above the menu and the preview. It has no skip link and no shortcuts, because the shell has them. */
export default function SiteBar() {
  return <SiteHeader current="gallery" skipLink={false} shortcuts={false} />
}

import { SiteHeader } from '@/components/site/site-header/site-header'

/** The header of the site above the menu and the preview. It has no skip link and no shortcuts, because the shell has them. */
export default function ShellHeader() {
  return <SiteHeader current="gallery" skipLink={false} shortcuts={false} />
}

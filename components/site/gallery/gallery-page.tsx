import '../docs/page.css'
import '../shell/toolbar/toolbar.css'
import './gallery.css'
import { SiteHeader } from '@/components/site/site-header/site-header'
import { withBase } from '@/lib/navigation/href'
import type { Gallery as GalleryData } from '@/lib/site/gallery/types'
import { patternPages } from '@/lib/site/pattern-pages'
import { galleryPrepaintScript } from '@/lib/site/start/prepaint.generated'
import { Gallery } from './gallery'

/** The page that shows all screens as pictures. */
export function GalleryPage({ groups, components }: GalleryData) {
  return (
    <div className="sh-page gallery-page">
      <SiteHeader current="gallery" />
      <main id="content" className="gallery-main">
        <div className="gallery-header">
          <h1>Screens</h1>
          <p>Open a picture to use the screen live, link to it, or get its code.</p>
          <nav aria-label="Overlays" className="gallery-overlay-links">
            <bdi>Overlays that have no screens of their own:</bdi>
            {patternPages
              .filter(({ overlay }) => overlay)
              .map(({ path, title }) => (
                <a key={path} className="sh-link" href={withBase(path)}>
                  {title}
                </a>
              ))}
          </nav>
        </div>
        <Gallery groups={groups} components={components} />
      </main>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, generated at build time; its hash is in the CSP */}
      <script dangerouslySetInnerHTML={{ __html: galleryPrepaintScript }} />
    </div>
  )
}

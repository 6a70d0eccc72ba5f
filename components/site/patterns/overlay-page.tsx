import { withBase } from '@/lib/navigation/href'
import type { PatternPage as Page } from '@/lib/site/pattern-pages'
import { OverlayCode } from './overlay-code'
import { PatternLayout } from './pattern-layout'

type OverlayPageProps = {
  page: Page
  /** HTML of the highlighted example that opens the overlay. */
  exampleHtml: string
}

/** The page about an overlay: the overlay in the engine lab, the install command of the engine, and an example. */
export function OverlayPage({ page, exampleHtml }: OverlayPageProps) {
  const overlayId = page.overlay?.labTabId ?? ''
  return (
    <PatternLayout page={page} group="Overlays">
      <div className="pattern-overlay">
        <section className="pattern-lab" aria-label="Live">
          <iframe title={`${page.title}, live`} src={withBase(`/lab/?embed=1#${overlayId}`)} loading="lazy" />
        </section>
        <OverlayCode overlayId={overlayId} exampleHtml={exampleHtml} />
      </div>
    </PatternLayout>
  )
}

import { CopyCode } from '@/components/site/docs/copy-code'
import { withBase } from '@/lib/navigation/href'
import { installCommand } from '@/lib/site/code-export/commands'
import type { PatternPage as Page } from '@/lib/site/patterns'
import { absolute } from '@/lib/site/site'
import { PatternFrame } from './frame'

type OverlayPageProps = {
  page: Page
  /** Its example, highlighted. */
  example: string
}

/** The page about an overlay: its part of the engine lab, its install command, and an example. */
export function OverlayPage({ page, example }: OverlayPageProps) {
  const part = page.overlay?.part ?? ''
  return (
    <PatternFrame page={page} group="Overlays">
      <section className="pa-lab" aria-label="Live">
        <iframe
          title={`${page.title}: every option, live`}
          src={withBase(`/lab/?embed=1#${part}`)}
          loading="lazy"
        />
      </section>
      <section className="pa-code" lang="en" dir="ltr">
        <h2>Install</h2>
        <figure>
          <code>{installCommand('npm', absolute('/r/engine.json'))}</code>
          <CopyCode />
        </figure>
        <h2>Example</h2>
        <figure>
          <pre className="tk">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own samples, colored at build time */}
            <code dangerouslySetInnerHTML={{ __html: example }} />
          </pre>
          <CopyCode />
        </figure>
        <p className="pa-links">
          <a className="sh-button" data-main="" href={withBase(`/docs/overlays/${part}/`)}>
            Read the documentation
          </a>
          <a className="sh-button" href={withBase(`/lab/#${part}`)}>
            Open the engine lab
          </a>
        </p>
      </section>
    </PatternFrame>
  )
}

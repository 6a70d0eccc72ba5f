import { CopyCodeButton } from '@/components/site/docs/copy-code-button'
import { withBase } from '@/lib/navigation/href'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { installCommand } from '@/lib/site/code-export/commands'

type OverlayCodeProps = {
  /**
   * ID of the overlay in the engine lab (`/lab/#alert`), and last part of the path of its documentation
   * (`/docs/overlays/alert/`).
   */
  overlayId: string
  /** HTML of the highlighted example. */
  exampleHtml: string
  /** Heading of the install command. */
  installHeading?: string
}

/** The engine's install command, an example that opens an overlay, and links to the overlay's documentation and to the lab. */
export function OverlayCode({ overlayId, exampleHtml, installHeading = 'Install' }: OverlayCodeProps) {
  return (
    <section className="pattern-overlay-code" lang="en" dir="ltr">
      <h2>{installHeading}</h2>
      <figure>
        <code>{installCommand('npm', absoluteUrl('/r/engine.json'))}</code>
        <CopyCodeButton />
      </figure>
      <p className="pattern-requirements">
        Installs the package <code>@patternbook/engine</code> and adds one <code>@import</code> to your style
        sheet. Requires React 19.2 and Tailwind CSS 4.1.
      </p>
      <h2>Example</h2>
      <figure>
        <pre className="highlighted-code">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own samples, colored at build time */}
          <code dangerouslySetInnerHTML={{ __html: exampleHtml }} />
        </pre>
        <CopyCodeButton />
      </figure>
      <p className="pattern-links">
        <a className="sh-button" data-primary="" href={withBase(`/docs/overlays/${overlayId}/`)}>
          Read the documentation
        </a>
        <a className="sh-button" href={withBase(`/lab/#${overlayId}`)}>
          Open the engine lab
        </a>
      </p>
    </section>
  )
}

import { CopyCodeButton } from '@/components/site/docs/copy-code'
import { withBase } from '@/lib/navigation/href'
import { installCommand } from '@/lib/site/code-export/commands'
import { absoluteUrl } from '@/lib/site/site'

type OverlayCodeProps = {
  /** ID of the overlay in the engine lab (`/lab/#alert`), and last part of the path of its documentation (`/docs/overlays/alert/`). */
  part: string
  /** HTML of the highlighted example. */
  example: string
  /** Heading of the install command. */
  title?: string
}

/** The install command of the engine, an example that opens an overlay, and links to the overlay's documentation and to the lab. */
export function OverlayCode({ part, example, title = 'Install' }: OverlayCodeProps) {
  return (
    <section className="pa-code" lang="en" dir="ltr">
      <h2>{title}</h2>
      <figure>
        <code>{installCommand('npm', absoluteUrl('/r/engine.json'))}</code>
        <CopyCodeButton />
      </figure>
      <p className="pa-needs">
        Installs the package <code>@patternbook/engine</code> and adds one <code>@import</code> to your style
        sheet. Requires React 19 and Tailwind CSS 4.
      </p>
      <h2>Example</h2>
      <figure>
        <pre className="tk">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own samples, colored at build time */}
          <code dangerouslySetInnerHTML={{ __html: example }} />
        </pre>
        <CopyCodeButton />
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
  )
}

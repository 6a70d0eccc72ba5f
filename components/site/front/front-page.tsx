import { withBase } from '@/lib/navigation/href'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { catalogCounts } from '@/lib/site/catalog'
import { LICENSE } from '@/lib/site/license'
import { CopyCodeButton } from '../docs/copy-code-button'
import { SiteHeader } from '../site-header/site-header'
import { footerLinks, overlayLinks } from './front-links'
import { LivePhone } from './live-phone'
import { PatternGrid } from './pattern-grid'
import { Screenshot } from './screenshot'

/**
 * The front page of the site, for windows at least 1024 px wide: the purpose and audience of the site, links, a live screen,
 * and a picture of one screen of each pattern.
 */
export default function FrontPage() {
  const { patterns, screens } = catalogCounts
  return (
    <div className="sh-page" lang="en">
      <SiteHeader shortcuts={false} />
      <main id="content">
        <section className="front-hero" aria-labelledby="front-title">
          <div className="front-text">
            <h1 id="front-title">
              Mobile UI <br />
              patterns, live and <br />
              ready to install
            </h1>
            <p className="front-introduction">
              Patternbook has {screens} complete app screens for designers and developers. Try each one on iOS
              and Material, link to its exact state, and add its React source to your app.
            </p>
            <div className="front-actions">
              <a className="sh-button" data-primary="" href={withBase('/gallery/')}>
                Browse the screens
              </a>
              <a className="sh-button" href={withBase('/docs/installing/')}>
                Install a screen
              </a>
              <a className="sh-button" href={withBase('/docs/')}>
                Read the docs
              </a>
            </div>
            <dl className="front-facts">
              <div>
                <dt>Stack</dt>
                <dd>React, Tailwind CSS, shadcn CLI</dd>
              </div>
              <div>
                <dt>License</dt>
                <dd>
                  <a className="sh-link" href={withBase(LICENSE.path)}>
                    {LICENSE.name}, free for commercial use
                  </a>
                </dd>
              </div>
              <div>
                <dt>Install</dt>
                <dd>
                  <figure className="front-install">
                    <code dir="ltr">{`npx shadcn@latest add ${absoluteUrl('/r/login-0.json')}`}</code>
                    <CopyCodeButton />
                  </figure>
                </dd>
              </div>
            </dl>
          </div>
          <div className="front-phones">
            <span className="front-side-phone" aria-hidden="true">
              <Screenshot registryName="google-card-1" mode="md" />
            </span>
            <span className="front-side-phone" aria-hidden="true">
              <Screenshot registryName="image-gallery-1" mode="ios" />
            </span>
            <LivePhone />
          </div>
        </section>
        <section className="front-patterns" aria-labelledby="front-patterns">
          <header>
            <h2 id="front-patterns">
              {patterns} patterns, {screens} screens
            </h2>
            <a className="sh-link" href={withBase('/gallery/')}>
              View all screens
            </a>
          </header>
          <PatternGrid />
          <nav className="front-overlays" aria-label="Overlays">
            {overlayLinks.map(([path, title]) => (
              <a key={path} className="sh-link" href={withBase(path)}>
                {title}
              </a>
            ))}
          </nav>
        </section>
        <footer className="front-footer">
          <p>
            Patternbook is free and open source under the{' '}
            <a className="sh-link" href={withBase(LICENSE.path)}>
              {LICENSE.name} license
            </a>
            . © {LICENSE.holder}.
          </p>
          <nav aria-label="Documentation">
            {footerLinks.map(([path, title]) => (
              <a key={path} href={withBase(path)}>
                {title}
              </a>
            ))}
          </nav>
        </footer>
      </main>
    </div>
  )
}

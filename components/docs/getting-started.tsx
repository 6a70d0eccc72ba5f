import './page.css'
import { withBase } from '@/lib/catalogue/href'
import { absolute } from '@/lib/site/site'
import { keys } from './keys'
import { SiteHeader } from './site-header'

const chapters = [
  ['browse', 'Browsing'],
  ['looks', 'Platforms, directions, themes'],
  ['link', 'Links to an exact state'],
  ['embed', 'Embedding'],
  ['run', 'Running it yourself'],
  ['take', 'Taking the source'],
] as const

/** The documentation: one page, written for the four kinds of readers of the book. */
export function GettingStarted() {
  const example = absolute('/login/1/')
  return (
    <div className="sh-page">
      <SiteHeader />
      <main className="sh-doc" dir="ltr">
        <h1>Getting started</h1>
        <p>
          Patternbook is a book of mobile interface patterns that you can touch: logins, profiles, wizards,
          alerts, action sheets and more, each in several variants, as real screens in iOS and Material, left
          to right and right to left, light and dark. Every screen has an address of its own.
        </p>
        <nav aria-label="On this page">
          <ul className="sh-toc">
            {chapters.map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>

        <section id="browse">
          <h2>Browsing</h2>
          <p>
            On a computer the side menu stands beside a phone. Choose a pattern; its variants unfold below it.
            Whatever you do in the phone stays in the phone: its pages, dialogs and gestures are the real
            ones. <kbd className="sh-kbd">F6</kbd> moves the keyboard between the screen and the tools.
          </p>
          <p>
            On a phone the book is the app: it fills the display, the menu slides in from the edge, and in iOS
            mode a swipe from the same edge goes back.{' '}
            <a className="sh-link" href={withBase('/list/')}>
              All patterns
            </a>{' '}
            lists everything on one page.
          </p>
          <p>
            The{' '}
            <a className="sh-link" href={withBase('/lab/')}>
              engine lab
            </a>{' '}
            takes overlays, page transitions and gestures apart: every option to be tried, and every event as
            it comes.
          </p>
        </section>

        <section id="looks">
          <h2>Platforms, directions, themes</h2>
          <p>
            The toolbar above the phone switches between iOS and Material, left to right and right to left,
            light and dark, and between ten accents; on a phone the same choices are in{' '}
            <a className="sh-link" href={withBase('/settings/')}>
              Settings
            </a>
            . Your choice is kept on your device. Right to left is more than a mirror: icons that point turn
            round, gestures and transitions change sides, and the sample data is Arabic.{' '}
            <a className="sh-link" href={withBase('/compare/')}>
              Side by side
            </a>{' '}
            shows a screen in two to four looks at once, and repeats in all of them what you do in one.
          </p>
        </section>

        <section id="link">
          <h2>Links to an exact state</h2>
          <p>
            The address of a screen is its section and its number, <code>/login/1/</code>. How it is shown
            rides in the query, with the same keys on every page. The chain button of the toolbar copies the
            address of exactly what you see, for instance:
          </p>
          <pre>{`${example}?mode=ios&dir=rtl&accent=purple`}</pre>
          <div className="sh-table">
            <table>
              <thead>
                <tr>
                  <th scope="col">Key</th>
                  <th scope="col">Values</th>
                  <th scope="col">What it does</th>
                </tr>
              </thead>
              <tbody>
                {keys.map(({ key, values, meaning }) => (
                  <tr key={key}>
                    <th scope="row">
                      <code>{key}</code>
                    </th>
                    <td>{values}</td>
                    <td>{meaning}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p>
            What the query says holds before what was chosen on the device, and that before what the device
            itself prefers. Opening a link never changes what is stored. Unknown keys are ignored; a value
            that makes no sense is named in the browser’s console. The keys travel along as you go from page
            to page (<code>menu</code> and <code>gallery</code> stay behind).
          </p>
        </section>

        <section id="embed">
          <h2>Embedding</h2>
          <p>
            With <code>embed=1</code> a screen stands alone and takes the size it is given. Its pages keep a
            history of their own, so the back button of your page stays yours.
          </p>
          <pre>{`<iframe
  src="${example}?embed=1&mode=ios&theme=light"
  title="Login screen on iOS"
  width="390"
  height="800"
  loading="lazy"
></iframe>`}</pre>
          <p>
            Widths from 320 to 430 pixels are what the screens are drawn for; wider ones get the layout of a
            tablet.{' '}
            <a className="sh-link" href={withBase('/docs/embedding/')}>
              More about embedding
            </a>
            : a script that turns links into screens, messages to and from a screen, oEmbed.
          </p>
        </section>

        <section id="run">
          <h2>Running it yourself</h2>
          <p>Node.js 20.19 or later is all it needs.</p>
          <pre>{`npm ci
npm start      # builds the site once, then serves it
npm run dev    # the same with changes shown at once
npm test       # everything that is checked`}</pre>
          <p>
            The result of the build is a folder of plain files, which any web host can serve. Two settings:
          </p>
          <div className="sh-table">
            <table>
              <thead>
                <tr>
                  <th scope="col">Environment variable</th>
                  <th scope="col">What it does</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">
                    <code>NEXT_PUBLIC_SITE_URL</code>
                  </th>
                  <td>
                    Where the site is published, for canonical links and the sitemap. Default:{' '}
                    <code>http://localhost:3000</code>.
                  </td>
                </tr>
                <tr>
                  <th scope="row">
                    <code>NEXT_PUBLIC_BASE_PATH</code>
                  </th>
                  <td>
                    The path it is served under, such as <code>/demo</code>. Default: none.
                  </td>
                </tr>
              </tbody>
            </table>
          </div>
        </section>

        <section id="take">
          <h2>Taking the source</h2>
          <p>
            A variant is one file of React with Tailwind classes, its texts are one file of data, and both are
            written to be read. To take one along, copy from the repository:
          </p>
          <ol>
            <li>
              the pattern, <code>components/patterns/login/login-1.tsx</code>, with the files it imports from
              the same folder,
            </li>
            <li>
              its data, <code>data/login/layout2.json</code> (data is counted from 1),
            </li>
            <li>
              the kit it is made of, <code>components/ui</code>, and what that imports from <code>lib</code>,
            </li>
            <li>
              the tokens: <code>app/globals.css</code>, <code>app/tokens.css</code> and{' '}
              <code>tailwind.config.ts</code>.
            </li>
          </ol>
          <p>
            Put it into a sized element with <code>data-frame</code>, set <code>data-mode</code>,{' '}
            <code>data-theme</code>, <code>data-accent</code> and <code>dir</code> on the page around it, and
            it looks as it does here.
          </p>
        </section>

        <section aria-label="Back to the book">
          <p className="sh-ways">
            <a className="sh-button" data-main="" href={withBase('/home/')}>
              Open the book
            </a>
            <a className="sh-button" href={withBase('/list/')}>
              All patterns
            </a>
          </p>
        </section>
      </main>
    </div>
  )
}

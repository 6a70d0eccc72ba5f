import './page.css'
import './live-embed.css'
import { withBase } from '@/lib/catalogue/href'
import { EMBED_KEYS, SOURCE, VERSION } from '@/lib/embed/protocol'
import { absolute } from '@/lib/site/site'
import { keys } from './keys'
import { LiveEmbed } from './live-embed'
import { SiteHeader } from './site-header'

const example = absolute('/login/0/')

const iframe = `<iframe
  title="Login screen on iOS"
  src="${example}?embed=1&amp;mode=ios&amp;theme=light"
  width="390" height="800" style="border: 0" loading="lazy"
></iframe>`

const link = `<a data-patternbook data-height="640"
   href="${example}?mode=ios">Login screen on iOS</a>

<script src="${absolute('/embed.js')}" async></script>`

const talk = `const screen = Patternbook.connect(document.querySelector('iframe'))

screen.on(({ path, state }) => console.log(path, state.theme))
screen.set({ theme: 'dark', accent: 'purple' })
screen.set({ theme: null })   // back to what the visitor prefers
screen.close()`

const messages = `// from the screen, when it answers and after every change
{ source: '${SOURCE}', version: ${VERSION}, type: 'ready' | 'state',
  path: '/login/0/', state: { mode: 'ios', theme: 'light', … } }

// to the screen
{ source: '${SOURCE}', version: ${VERSION}, type: 'set', state: { theme: 'dark' } }`

/** How a screen is shown in a page of somebody else. */
export function Embedding() {
  const settable = keys.filter(({ key }) => (EMBED_KEYS as readonly string[]).includes(key))
  return (
    <div className="sh-page">
      <SiteHeader />
      <main className="sh-doc" dir="ltr">
        <h1>Embedding</h1>
        <p>
          Any screen of the book can stand in a page of yours, alive: on the platform, in the direction and in
          the theme that you want, for as long as there is the book. Its address never changes.
        </p>

        <section id="iframe">
          <h2>As an iframe</h2>
          <p>
            Add <code>embed=1</code> to the address of a screen, and the keys that shall be fixed. What you
            leave out follows the visitor. The inspector’s Share tab writes this for the screen on the stage.
          </p>
          <pre>{iframe}</pre>
          <p>
            Widths from 320 to 430 pixels are what the screens are drawn for; from 600 they get the layout of
            a tablet. The pages in an embed keep a history of their own: the back button of your page stays
            yours.
          </p>
        </section>

        <section id="script">
          <h2>As a link that becomes the screen</h2>
          <p>
            With one small script (0.8 kB) a marked link is replaced by the screen that it leads to. Readers
            without scripts, search engines and feeds keep the link. <code>data-width</code> and{' '}
            <code>data-height</code> give the size, 390 × 800 without them.
          </p>
          <pre>{link}</pre>
        </section>

        <section id="talk">
          <h2>Talking to it</h2>
          <p>
            The same script opens a line to a screen: you hear what is shown, and you change how. Try it; the
            answer of the screen stands below the buttons.
          </p>
          <LiveEmbed />
          <pre>{talk}</pre>
          <p>These keys can be set, with the values of the query; any others are ignored:</p>
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
                {settable.map(({ key, values, meaning }) => (
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
            Nothing that you set is stored on the visitor’s device. Without the script, the messages
            themselves go through <code>postMessage</code>:
          </p>
          <pre>{messages}</pre>
          <p>
            <code>version</code> rises when a message changes its meaning; new fields may come without that. A
            set without keys is answered with the state, whenever you come.
          </p>
        </section>

        <section id="oembed">
          <h2>By oEmbed</h2>
          <p>
            Every screen names its oEmbed file in its head, so editors that know oEmbed discovery turn a
            pasted link into the screen by themselves. The file of this one is{' '}
            <a className="sh-link" href={withBase('/oembed/login-0.json')}>
              /oembed/login-0.json
            </a>
            .
          </p>
        </section>

        <section aria-label="Back to the book">
          <p className="sh-ways">
            <a className="sh-button" data-main="" href={withBase('/home/')}>
              Open the book
            </a>
            <a className="sh-button" href={withBase('/docs/')}>
              Getting started
            </a>
          </p>
        </section>
      </main>
    </div>
  )
}

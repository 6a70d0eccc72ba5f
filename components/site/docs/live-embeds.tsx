import './live-embed.css'
import { withBase } from '@/lib/navigation/href'

type EmbeddedScreen = { title: string; query: string }

const loginEmbeds: readonly EmbeddedScreen[] = [
  { title: 'Login screen on iOS, light', query: 'mode=ios&theme=light' },
  { title: 'Login screen in Material, dark, right to left', query: 'mode=md&theme=dark&dir=rtl' },
]

type LiveEmbedsProps = {
  /** App path of the screen. */
  path?: string
  /** The accessible name and the query string (without `embed`) of each iframe. Default: two iframes of the login screen. */
  embeds?: readonly EmbeddedScreen[]
}

/** One screen in several iframes, each with its query string below it. */
export function LiveEmbeds({ path = '/login/0/', embeds = loginEmbeds }: LiveEmbedsProps) {
  return (
    <div className="sh-live-embeds">
      {embeds.map(({ title, query }) => (
        <figure key={query}>
          <iframe
            title={title}
            src={withBase(`${path}?embed=1&${query}`)}
            width="320"
            height="600"
            loading="lazy"
          />
          <figcaption>
            <code>{query}</code>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

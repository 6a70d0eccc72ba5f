import './live-embed.css'
import { withBase } from '@/lib/navigation/href'

type Frame = { title: string; query: string }

const loginEmbeds: readonly Frame[] = [
  { title: 'Login screen on iOS, light', query: 'mode=ios&theme=light' },
  { title: 'Login screen in Material, dark, right to left', query: 'mode=md&theme=dark&dir=rtl' },
]

type LiveFramesProps = {
  /** App path of the screen. */
  path?: string
  /** The accessible name and the query string (without `embed`) of each iframe. Default: two frames for the login screen. */
  frames?: readonly Frame[]
}

/** One screen in several iframes, each with its query string below it. */
export function LiveEmbeds({ path = '/login/0/', frames = loginEmbeds }: LiveFramesProps) {
  return (
    <div className="sh-live-row">
      {frames.map(({ title, query }) => (
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

import './live-embed.css'
import { withBase } from '@/lib/navigation/href'

type Frame = { title: string; keys: string }

const logins: readonly Frame[] = [
  { title: 'Login screen on iOS, light', keys: 'mode=ios&theme=light' },
  { title: 'Login screen in Material, dark, right to left', keys: 'mode=md&theme=dark&dir=rtl' },
]

type LiveFramesProps = {
  /** App path of the screen. */
  path?: string
  /** The accessible name of each frame, and its query without `embed`. */
  frames?: readonly Frame[]
}

/** One screen in several iframes, each with its query below it. */
export function LiveFrames({ path = '/login/0/', frames = logins }: LiveFramesProps) {
  return (
    <div className="sh-live-row">
      {frames.map(({ title, keys }) => (
        <figure key={keys}>
          <iframe
            title={title}
            src={withBase(`${path}?embed=1&${keys}`)}
            width="320"
            height="600"
            loading="lazy"
          />
          <figcaption>
            <code>{keys}</code>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

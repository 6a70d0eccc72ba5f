import './live-embed.css'
import { withBase } from '@/lib/navigation/href'

const frames = [
  { title: 'Login screen on iOS, light', keys: 'mode=ios&theme=light' },
  { title: 'Login screen in Material, dark, right to left', keys: 'mode=md&theme=dark&dir=rtl' },
] as const

/** What the iframe of the page is in a browser, and beside it the same screen with other keys. */
export function LiveFrames() {
  return (
    <div className="sh-live-row">
      {frames.map(({ title, keys }) => (
        <figure key={keys}>
          <iframe
            title={title}
            src={withBase(`/login/0/?embed=1&${keys}`)}
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

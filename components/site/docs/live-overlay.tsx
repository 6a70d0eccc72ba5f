import './live-embed.css'
import { withBase } from '@/lib/navigation/href'

/** An overlay in the engine lab, with all options on either platform. @param part part of the lab @param title name of the overlay */
export const LiveOverlay = ({ part, title }: { part: string; title: string }) => (
  <div className="do-live-overlay">
    <iframe title={`${title}, live`} src={withBase(`/lab/?embed=1#${part}`)} loading="lazy" />
    <p>
      <a className="sh-link" href={withBase(`/lab/#${part}`)}>
        Open this example in the engine lab
      </a>{' '}
      to see each event.
    </p>
  </div>
)

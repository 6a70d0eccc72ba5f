import './live-embed.css'
import { withBase } from '@/lib/navigation/href'

/**
 * One tab of the engine lab in an iframe, such as the tab of an overlay, page transitions, or gestures.
 * @param tabId ID of the tab, e.g. `toast`
 * @param title start of the accessible name of the iframe
 */
export const LiveLabTab = ({ tabId, title }: { tabId: string; title: string }) => (
  <div className="docs-live-lab">
    <iframe title={`${title}, live`} src={withBase(`/lab/?embed=1#${tabId}`)} loading="lazy" />
    <p>
      <a className="sh-link" href={withBase(`/lab/#${tabId}`)}>
        Open this example in the engine lab
      </a>{' '}
      to see each event.
    </p>
  </div>
)

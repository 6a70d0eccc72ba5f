import { CloudOff } from 'lucide-react'

/** Says that the list of what can be found did not come, and offers another try. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="se-no-results" role="alert">
      <CloudOff aria-hidden="true" />
      <p>
        <b>The index could not be loaded</b>
        Check your connection. The side menu still works.
      </p>
      <p className="se-chips">
        <button type="button" onClick={onRetry}>
          Retry
        </button>
      </p>
    </div>
  )
}

import { CloudOff } from 'lucide-react'

/** The error state of the search if the index could not be loaded, with a Retry button. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="se-no-results" role="alert">
      <CloudOff aria-hidden="true" />
      <p>
        <b>The search index could not be loaded</b>
        Check your connection and try again.
      </p>
      <p className="se-chips">
        <button type="button" onClick={onRetry}>
          Retry
        </button>
      </p>
    </div>
  )
}

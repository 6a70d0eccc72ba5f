import { CloudOff } from 'lucide-react'

/** Error state of the search: says that the index could not be loaded, and offers to try again. */
export function SearchLoadErrorView({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="search-no-results" role="alert">
      <CloudOff aria-hidden="true" />
      <p>
        <b>The search index could not be loaded</b>
        Check your connection and try again.
      </p>
      <p className="search-suggestions">
        <button type="button" onClick={onRetry}>
          Retry
        </button>
      </p>
    </div>
  )
}

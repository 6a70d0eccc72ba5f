import { SearchX } from 'lucide-react'

/** Names that always lead somewhere, for whom nothing was near. */
const examples = ['bottom sheet', 'onboarding', 'switch', 'accordion']

type NoResultsProps = {
  query: string
  /** Whether something is offered in its place. */
  near: boolean
  /** Whether that is only what is closest, because nothing of that name is here. */
  absent?: boolean
  /** Searches for something else. */
  onTry: (query: string) => void
}

/** Says that nothing was found, and what could be asked for instead. */
export function NoResults({ query, near, absent, onTry }: NoResultsProps) {
  return (
    <div className="se-no-results">
      <SearchX aria-hidden="true" />
      <p>
        <b>Nothing found for “{query}”</b>
        {near &&
          (absent ? 'This is not available yet. The closest match is below.' : 'Did you mean one of these?')}
        {!near && 'Try another name, for example:'}
      </p>
      {!near && (
        <p className="se-chips">
          {examples.map((name) => (
            <button key={name} type="button" onClick={() => onTry(name)}>
              {name}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}

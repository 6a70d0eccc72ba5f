import { SearchX } from 'lucide-react'

/** Names that always lead somewhere, for whom nothing was near. */
const examples = ['bottom sheet', 'onboarding', 'switch', 'accordion']

type NoResultsProps = {
  query: string
  /** Whether something is offered in its place. */
  near: boolean
  /** Searches for something else. */
  onTry: (query: string) => void
}

/** Says that nothing was found, and what could be asked for instead. */
export function NoResults({ query, near, onTry }: NoResultsProps) {
  return (
    <div className="se-nothing">
      <SearchX aria-hidden="true" />
      <p>
        <b>Nothing found for “{query}”</b>
        {near ? 'Closest matches' : 'Try another name, for example:'}
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

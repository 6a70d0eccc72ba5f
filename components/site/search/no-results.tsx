import { SearchX } from 'lucide-react'

/** Queries that always have results, as suggestions. */
const exampleQueries = ['bottom sheet', 'onboarding', 'switch', 'accordion']

type NoResultsProps = {
  query: string
  /** Whether similar results are listed below the message. */
  hasSimilarResults: boolean
  /** Whether unavailable-terms.ts lists the query as a name that no screen has. The listed results are then the closest matches. */
  isUnavailableTerm?: boolean
  /** Starts another search. */
  onSearch: (query: string) => void
}

/** Shows that nothing was found. Suggests other queries if no similar results are listed. */
export function NoResults({ query, hasSimilarResults, isUnavailableTerm, onSearch }: NoResultsProps) {
  return (
    <div className="search-no-results">
      <SearchX aria-hidden="true" />
      <p>
        <b>Nothing found for “{query}”</b>
        {hasSimilarResults &&
          (isUnavailableTerm
            ? 'Not available. The closest matches are below.'
            : 'Did you mean one of these?')}
        {!hasSimilarResults && 'Try another name, for example:'}
      </p>
      {!hasSimilarResults && (
        <p className="search-suggestions">
          {exampleQueries.map((name) => (
            <button key={name} type="button" onClick={() => onSearch(name)}>
              {name}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}

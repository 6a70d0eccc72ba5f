import { SearchX } from 'lucide-react'

/** Queries that always have results, as suggestions. */
const examples = ['bottom sheet', 'onboarding', 'switch', 'accordion']

type NoResultsProps = {
  query: string
  /** Whether similar results are listed instead. */
  hasSimilarResults: boolean
  /** Whether the query is the name of something that the site does not have. The results are then similar names, not typo corrections. */
  isAbsent?: boolean
  /** Starts another search. */
  onSearch: (query: string) => void
}

/** Shows that nothing was found. Suggests other queries if no similar results are listed. */
export function NoResults({
  query,
  hasSimilarResults: near,
  isAbsent: absent,
  onSearch: onTry,
}: NoResultsProps) {
  return (
    <div className="se-no-results">
      <SearchX aria-hidden="true" />
      <p>
        <b>Nothing found for “{query}”</b>
        {near && (absent ? 'Not available. The closest matches are below.' : 'Did you mean one of these?')}
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

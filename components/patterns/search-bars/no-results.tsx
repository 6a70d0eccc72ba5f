import { Button } from '@/components/ui/button'
import { StateView } from '@/components/ui/state-view'
import { focusSearchField } from './search-focus'

type NoResultsProps = {
  title: string
  description: string
  /** Label of the button that clears the search. */
  clearLabel: string
  onClear: () => void
}

/** Empty state of a search. It is not a live region, because the Searchbar announces the result. */
export function NoResults({ title, description, clearLabel, onClear }: NoResultsProps) {
  return (
    <StateView
      kind="empty"
      silent
      title={title}
      description={description}
      action={
        <Button
          variant="soft"
          size="sm"
          onClick={() => {
            onClear()
            // This button disappears with the empty state, so the focus moves to the search field.
            focusSearchField()
          }}
        >
          {clearLabel}
        </Button>
      }
    />
  )
}

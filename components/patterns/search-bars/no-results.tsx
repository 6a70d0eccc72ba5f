import { Button } from '@/components/ui/button'
import { StateView } from '@/components/ui/state-view'

type NoResultsProps = {
  title: string
  description: string
  /** Words of the button that brings all rows back. */
  clear: string
  onClear: () => void
}

/** Nothing is called what was typed. The search field has said so already. */
export function NoResults({ title, description, clear, onClear }: NoResultsProps) {
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
            // This button goes away with the empty view: the next word is typed where the last one was.
            document.querySelector<HTMLElement>('[data-page-slot]:not([inert]) input[type="search"]')?.focus()
          }}
        >
          {clear}
        </Button>
      }
    />
  )
}

import { Button } from '@/components/ui/button'
import { StateView, type StateViewProps } from '@/components/ui/state-view'
import { useFrame } from '@/lib/frame/use-frame'
import { emptyStateOf } from './empty-states'

type SampleDataStateViewProps = Pick<StateViewProps, 'kind' | 'failure' | 'onRetry'> & {
  /** ID of the screen, e.g. `login/0`. */
  id: string
}

/**
 * The loading, empty, or error state of a screen. The empty state has a button that reloads the data, and texts for the screen or
 * its section.
 */
export function SampleDataStateView({ id, ...state }: SampleDataStateViewProps) {
  const { lang } = useFrame()
  const emptyState = state.kind === 'empty' ? emptyStateOf(id, lang) : undefined
  if (!emptyState) return <StateView {...state} />
  return (
    <StateView
      {...state}
      title={emptyState.title}
      description={emptyState.description}
      action={
        <Button variant="soft" onClick={state.onRetry}>
          {emptyState.actionLabel}
        </Button>
      }
    />
  )
}

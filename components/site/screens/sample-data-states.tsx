import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { type ContentState, ContentStateContext } from '@/components/ui/content-state'
import type { DataState } from '@/components/ui/content-states'

/** Loaded when a loading, empty, or error state is first shown, or earlier by prefetch-pages.ts. */
const SampleStateView = lazy(() =>
  import('./sample-state-view').then((module) => ({ default: module.SampleStateView })),
)

type SampleStatesProps = {
  /** Name of the screen in the catalog, e.g. `login/0`. */
  id: string
  state: DataState
  children: ReactNode
}

/** Shows the loading, empty, and error states of a screen like `ContentStates`, but loads the code of their view when needed. */
export function SampleDataStates({ id, state, children }: SampleStatesProps) {
  const { status, lang, showLoadingIndicator, error, retry } = state
  const failure = error?.failure
  const value = useMemo<ContentState>(() => {
    const isHidden = status === 'ready' || (status === 'loading' && showLoadingIndicator === false)
    const fallback = isHidden ? null : (
      <Suspense>
        <SampleStateView id={id} kind={status} failure={failure} onRetry={retry} />
      </Suspense>
    )
    return { status, lang, fallback }
  }, [id, status, lang, showLoadingIndicator, failure, retry])
  return <ContentStateContext value={value}>{children}</ContentStateContext>
}

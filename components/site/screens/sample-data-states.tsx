import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { type ContentState, ContentStateContext } from '@/components/ui/content-state'
import type { DataState } from '@/components/ui/content-states'

/** The view of the states. Its code loads when a state is first shown, unless prefetch-pages.ts has fetched it in advance. */
const LazySampleDataStateView = lazy(() =>
  import('./sample-data-state-view').then((module) => ({ default: module.SampleDataStateView })),
)

type SampleDataStatesProps = {
  /** Name of the screen in the catalog, e.g. `login/0`. */
  id: string
  state: DataState
  children: ReactNode
}

/** Shows the loading, empty, and error states of a screen like `ContentStates`, but loads the code of their view when needed. */
export function SampleDataStates({ id, state, children }: SampleDataStatesProps) {
  const { status, lang, showLoadingIndicator, error, retry } = state
  const failure = error?.failure
  const value = useMemo<ContentState>(() => {
    const isHidden = status === 'ready' || (status === 'loading' && showLoadingIndicator === false)
    const fallback = isHidden ? null : (
      <Suspense>
        <LazySampleDataStateView id={id} kind={status} failure={failure} onRetry={retry} />
      </Suspense>
    )
    return { status, lang, fallback }
  }, [id, status, lang, showLoadingIndicator, failure, retry])
  return <ContentStateContext value={value}>{children}</ContentStateContext>
}

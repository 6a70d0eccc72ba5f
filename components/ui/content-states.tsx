import { type ReactNode, useMemo } from 'react'
import { type ContentState, ContentStateContext } from './content-state'
import { StateView } from './state-view'

/** State of a screen's data, for the `state` prop of ContentStates. */
export type DataState = Pick<ContentState, 'status' | 'lang'> & {
  /** Set this to false until loading has taken long enough to show an indicator. Default: true. */
  showLoadingIndicator?: boolean
  /** Why loading failed, if known: no answer (`unreachable`), no permission (`denied`), or unusable data (`invalid`). */
  error?: { failure?: 'unreachable' | 'denied' | 'invalid' }
  /** Called by the Retry button of the empty and error states; without it, there is no button. */
  retry?: () => void
}

/**
 * Shows loading, empty, and error states in the screens inside it:
 * `<ContentStates state={{ status: 'loading' }}><Login0 /></ContentStates>`.
 */
export function ContentStates({ state, children }: { state: DataState; children: ReactNode }) {
  const { status, lang, showLoadingIndicator, error, retry } = state
  const failure = error?.failure
  const value = useMemo<ContentState>(() => {
    const isFallbackHidden = status === 'ready' || (status === 'loading' && showLoadingIndicator === false)
    return {
      status,
      lang,
      fallback: isFallbackHidden ? null : <StateView kind={status} failure={failure} onRetry={retry} />,
    }
  }, [status, lang, showLoadingIndicator, failure, retry])
  return <ContentStateContext value={value}>{children}</ContentStateContext>
}

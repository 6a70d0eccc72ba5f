import { useFrame } from '@patternbook/engine/frame/use-frame'
import { createContext, use } from 'react'

/** Whether the data of a screen is ready, loading, empty or failed. */
export type ContentState = {
  status: 'ready' | 'loading' | 'empty' | 'error'
  /** True once loading has taken long enough to show an indicator. */
  slow?: boolean
  /** Language of the data; the frame's language unless given. */
  lang?: 'en' | 'ar'
  /** Why reading failed, if it is known. */
  error?: { failure?: 'unreachable' | 'denied' | 'invalid' }
  /** Called by the Retry button of the empty and error states; without it there is no button. */
  retry?: () => void
}

const READY: ContentState = { status: 'ready' }

/**
 * The state of a screen's data. Wrap a screen in it to show loading, empty and error states:
 * `<ContentStateContext value={{ status: 'loading', slow: true }}><Login0 /></ContentStateContext>`.
 * Without it a screen is ready.
 */
export const ContentStateContext = createContext<ContentState>(READY)

/** The state of the screen's data; ready without a provider. */
export const useContentState = (): ContentState => use(ContentStateContext)

/** The language of the screen's data, for digits, plurals and dates. */
export const useLang = (): 'en' | 'ar' => {
  const { lang } = useFrame()
  return useContentState().lang ?? lang
}

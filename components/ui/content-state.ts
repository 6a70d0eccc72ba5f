import type { Lang } from '@patternbook/engine/frame'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { createContext, type ReactNode, use } from 'react'

/** Whether the data of a screen is ready, loading, empty, or failed. */
export type ContentState = {
  status: 'ready' | 'loading' | 'empty' | 'error'
  /** Shown instead of the content while it is not ready. Set by ContentStates. */
  view?: ReactNode
  /** Language of the data. Default: the language of the frame. */
  lang?: Lang
}

const READY: ContentState = { status: 'ready' }

/** The state of a screen's data; see ContentStates. Without it, a screen is ready. */
export const ContentStateContext = createContext<ContentState>(READY)

/** The state of the screen's data; ready without a provider. */
export const useContentState = (): ContentState => use(ContentStateContext)

/** The language of the screen's data, for digits, plurals, and dates. */
export const useLang = (): Lang => {
  const { lang } = useFrame()
  return useContentState().lang ?? lang
}

import type { Lang } from '@patternbook/engine/frame'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { createContext, type ReactNode, use } from 'react'

/** State of a screen's data. */
export type ContentState = {
  status: 'ready' | 'loading' | 'empty' | 'error'
  /** Shown instead of the content while the data is not ready. ContentStates sets this view. */
  fallback?: ReactNode
  /** Language of the data. Default: the language of the frame. */
  lang?: Lang
}

const READY_STATE: ContentState = { status: 'ready' }

/** The state of a screen's data, which ContentStates provides. Without a provider, the data is ready. */
export const ContentStateContext = createContext<ContentState>(READY_STATE)

/** Returns the state of the screen's data. Without a provider, the data is ready. */
export const useContentState = (): ContentState => use(ContentStateContext)

/** Returns the language of the screen's data, for digits, plurals, and dates. */
export const useContentLang = (): Lang => {
  const { lang } = useFrame()
  return useContentState().lang ?? lang
}

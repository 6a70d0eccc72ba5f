import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { frame } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'
import type { Lang } from '../frame/state'
import { revealFrameIfReady } from './arabic'
import { defaultSource } from './default-source'
import type { DataError, DataSource } from './source'

/** Delay before the loading indicator appears, ms. */
export const LOADING_INDICATOR_DELAY_MS = 150

/** Widens literal types to the types that TypeScript infers for an imported JSON file. */
export type WidenLiterals<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : { [K in keyof T]: WidenLiterals<T[K]> }

/** Sample data and its status. */
export type SampleData<T> = {
  /** The current value; if there is none, the English data that was passed, or undefined. */
  data: T
  /** Language of `data`. */
  lang: Lang
  /** `error` if a read failed and the built-in data must not be shown instead. A missing translation alone is not an error. */
  status: 'ready' | 'loading' | 'empty' | 'error'
  /** True after 150 ms of loading, or if the query parameter `state` forces the status `loading`. */
  showLoadingIndicator: boolean
  /** Why the last read failed, even if the built-in data is shown instead. */
  error?: DataError
  /** Reads the data again. */
  retry(): void
}

type ReadResult = { path: string; lang: Lang; value?: unknown; error?: DataError }

/**
 * Returns the sample data of a screen, in the language of the frame. `data` is undefined until a value has arrived. With the
 * built-in source, it is always undefined in English, because the screen imports its English data itself. The query parameter
 * `state` forces a status.
 * @param path database path, e.g. `login/layout1`
 * @param structureDigest digest of the structure that the data must have, as `structureDigest()` returns it
 */
export function useSampleData<T>(path: string, structureDigest?: string): SampleData<T | undefined>
/**
 * Returns the sample data of a screen. During hydration, it is the built-in English data, as in the server's HTML.
 * @param english the built-in English data
 * @param source provides updates and translations
 */
export function useSampleData<T>(path: string, english: WidenLiterals<T>, source?: DataSource): SampleData<T>
/** The implementation of both overloads. */
export function useSampleData<T>(
  path: string,
  englishOrShapeDigest?: WidenLiterals<T> | string,
  source: DataSource = defaultSource,
): SampleData<T | undefined> {
  const { lang, state } = useFrame()
  const english = typeof englishOrShapeDigest === 'string' ? undefined : englishOrShapeDigest
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<ReadResult>()
  const [showLoadingIndicator, setShowLoadingIndicator] = useState(false)
  const [isRetrying, setIsRetrying] = useState(false)

  const currentResult = result?.path === path && result.lang === lang ? result : undefined
  const value = currentResult ? currentResult.value : source.peek<T>(path, lang, englishOrShapeDigest)
  const hasFailed = currentResult?.error?.showsFallback === false
  const isSettled = source.canRenderImmediately(lang) || currentResult !== undefined || value !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new subscription; the English data of a path does not change
  useEffect(() => {
    const mustWait = isRetrying || !source.canRenderImmediately(lang)
    const timer = mustWait
      ? setTimeout(() => setShowLoadingIndicator(true), LOADING_INDICATOR_DELAY_MS)
      : undefined
    const settle = (newResult: Pick<ReadResult, 'value' | 'error'>) => {
      clearTimeout(timer)
      setShowLoadingIndicator(false)
      setIsRetrying(false)
      setResult({ path, lang, ...newResult })
    }
    const unsubscribe = source.subscribe<T>(
      path,
      lang,
      {
        onValue: (next) => settle({ value: next }),
        onError: (error) => settle({ error }),
      },
      englishOrShapeDigest,
    )
    return () => {
      clearTimeout(timer)
      setShowLoadingIndicator(false)
      unsubscribe()
    }
  }, [path, lang, source, attempt])

  useLayoutEffect(() => {
    if (lang === 'ar' && isSettled) revealFrameIfReady()
  }, [lang, isSettled])

  const retry = useCallback(() => {
    // A retry removes the status that the URL forces. Otherwise, the Retry button would have no effect.
    if (frame.get().state) frame.set({ state: undefined })
    // After a failure, the status is `loading` until the data arrives or the read fails again.
    setIsRetrying(hasFailed)
    setResult(undefined)
    setAttempt((n) => n + 1)
  }, [hasFailed])

  const hasValue = value !== undefined && value !== null
  const status =
    state ?? (isRetrying || !isSettled ? 'loading' : hasFailed ? 'error' : value === null ? 'empty' : 'ready')
  return {
    data: (hasValue ? value : english) as T | undefined,
    lang: hasValue ? lang : 'en',
    status,
    showLoadingIndicator: state === 'loading' || (status === 'loading' && showLoadingIndicator),
    error: currentResult?.error,
    retry,
  }
}

import { useCallback, useEffect, useState } from 'react'
import { frame } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'
import { useIsomorphicLayoutEffect } from '@/lib/navigation/use-isomorphic-layout-effect'
import { revealFrame } from './arabic'
import { defaultSource } from './default-source'
import type { DataError, DataSource, Lang } from './source'

/** How long data may be on its way before the screen says so, in milliseconds. */
export const BUSY_MARK_DELAY_MS = 150

/** A type whose fixed words are any words: what TypeScript knows about an imported JSON file. */
export type FromJson<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : { [K in keyof T]: FromJson<T[K]> }

/** Sample data and how it is doing. */
export type Sample<T> = {
  /** The English data until there is something else; undefined where none was given. */
  data: T
  /** Language `data` is really in. */
  lang: Lang
  /** `error` comes with English data and a reason; a missing translation alone is no error. */
  status: 'ready' | 'loading' | 'empty' | 'error'
  /** True once loading has taken long enough to be worth showing. */
  slow: boolean
  error?: DataError
  /** Reads again. */
  retry(): void
}

type Answer = { path: string; lang: Lang; value?: unknown; error?: DataError }

/**
 * The sample data of a screen, in the language of the frame. The first render always shows the English data handed in,
 * as the server's HTML does; `state=` of the frame forces one of the other states.
 * @param path database path, e.g. `login/layout1`
 * @param shape digest of the shape that the data must have (`shapeDigest`)
 * @param source where everything else is read from
 */
export function useSample<T>(path: string, shape?: string): Sample<T | undefined>
/** As above, with the built-in English data, so that `data` is always defined. */
export function useSample<T>(path: string, english: FromJson<T>, source?: DataSource): Sample<T>
/** The implementation of both. */
export function useSample<T>(
  path: string,
  known?: FromJson<T> | string,
  source: DataSource = defaultSource,
): Sample<T | undefined> {
  const { lang, state: forced } = useFrame()
  const english = typeof known === 'string' ? undefined : known
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const [slow, setSlow] = useState(false)
  const [isRetrying, setRetrying] = useState(false)

  const own = answer?.path === path && answer.lang === lang ? answer : undefined
  const value = own ? own.value : source.peek<T>(path, lang, known)
  const failed = own?.error?.fallback === false
  const settled = source.instant(lang) || own !== undefined || value !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new subscription; the English data of a path does not change
  useEffect(() => {
    const waits = isRetrying || !source.instant(lang)
    const timer = waits ? setTimeout(() => setSlow(true), BUSY_MARK_DELAY_MS) : undefined
    const settle = (news: Pick<Answer, 'value' | 'error'>) => {
      clearTimeout(timer)
      setSlow(false)
      setRetrying(false)
      setAnswer({ path, lang, ...news })
    }
    const stop = source.subscribe<T>(
      path,
      lang,
      {
        value: (next) => settle({ value: next }),
        error: (error) => settle({ error }),
      },
      known,
    )
    return () => {
      clearTimeout(timer)
      setSlow(false)
      stop()
    }
  }, [path, lang, source, attempt])

  useIsomorphicLayoutEffect(() => {
    if (lang === 'ar' && settled) revealFrame()
  }, [lang, settled])

  const retry = useCallback(() => {
    // A state forced through the URL ends here: the button must do what it says.
    if (frame.get().state) frame.set({ state: undefined })
    // From a failure the way leads over waiting, not over data that is about to fail again.
    setRetrying(failed)
    setAnswer(undefined)
    setAttempt((n) => n + 1)
  }, [failed])

  const arrived = value !== undefined && value !== null
  const status =
    forced ?? (isRetrying || !settled ? 'loading' : failed ? 'error' : value === null ? 'empty' : 'ready')
  return {
    data: (arrived ? value : english) as T | undefined,
    lang: arrived ? lang : 'en',
    status,
    slow: forced === 'loading' || (status === 'loading' && slow),
    error: own?.error,
    retry,
  }
}

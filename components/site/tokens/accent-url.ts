import { frame } from '@/lib/frame'
import { readQuery, writeQuery } from '@/lib/frame/query'
import { createListeners } from '@/lib/listeners'

const urlListeners = createListeners()

const withAccent = (accent: string) => writeQuery(location.search, { accent }, false)

/** The accent in the URL of the tokens page. It is not stored, so the accent in Settings does not change. */
export const accentUrlParam = {
  /** Returns the value of the `accent` parameter in the URL if the value is invalid. */
  invalidAccent(): string | undefined {
    const accentParam = new URLSearchParams(location.search).get('accent')
    return accentParam !== null &&
      readQuery(`?accent=${encodeURIComponent(accentParam)}`).accent === undefined
      ? accentParam
      : undefined
  },
  /** Shows a color during a drag in the color picker. Does not change the URL, because browsers limit the rate of changes. */
  preview(accent: string): void {
    frame.applyQuery(withAccent(accent))
  },
  /** Shows a color and puts it into the URL, without a new history entry. */
  commit(accent: string): void {
    const search = withAccent(accent)
    frame.applyQuery(search)
    if (search === location.search) return
    history.replaceState(history.state, '', location.pathname + search + location.hash)
    urlListeners.emit()
  },
  /** Calls the listener after a change of the URL; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void {
    const unsubscribe = urlListeners.subscribe(listener)
    const onPopState = () => {
      frame.applyQuery(location.search)
      listener()
    }
    addEventListener('popstate', onPopState)
    return () => {
      unsubscribe()
      removeEventListener('popstate', onPopState)
    }
  },
}

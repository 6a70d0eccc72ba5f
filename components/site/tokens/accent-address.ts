import { frame } from '@/lib/frame'
import { readQuery, writeQuery } from '@/lib/frame/query'
import { createListeners } from '@/lib/listeners'

const changes = createListeners()

const withAccent = (accent: string) => writeQuery(location.search, { accent }, false)

/** The accent in the address of the page. Nothing is stored: what is tried out here is no choice for the book. */
export const accentAddress = {
  /** What the address says that is no color, in its own words. */
  bad(): string | undefined {
    const raw = new URLSearchParams(location.search).get('accent')
    return raw !== null && readQuery(`?accent=${encodeURIComponent(raw)}`).accent === undefined
      ? raw
      : undefined
  },
  /** Shows a color on its way: browsers allow only so many changes of the address while a finger moves. */
  show(accent: string): void {
    frame.follow(withAccent(accent))
  },
  /** Shows a color and puts it into the address. No step of the history: arrow keys go through all of them. */
  keep(accent: string): void {
    const search = withAccent(accent)
    frame.follow(search)
    if (search === location.search) return
    history.replaceState(history.state, '', location.pathname + search + location.hash)
    changes.emit()
  },
  /** Calls back when the address has changed; returns the way to stop that. */
  subscribe(listener: () => void): () => void {
    const unsubscribe = changes.subscribe(listener)
    const onPopState = () => {
      frame.follow(location.search)
      listener()
    }
    addEventListener('popstate', onPopState)
    return () => {
      unsubscribe()
      removeEventListener('popstate', onPopState)
    }
  },
}

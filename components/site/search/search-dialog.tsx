import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { compareHref } from '@/components/site/shell/toolbar/compare-href'
import { setFrameParams } from '@/components/site/shell/toolbar/set-query-params'
import { shareUrl } from '@/components/site/shell/toolbar/share-url'
import { frame } from '@/lib/frame'
import { writeQuery } from '@/lib/frame/query'
import type { FrameState } from '@/lib/frame/state'
import { addRecentResultId, readRecentResultIds } from '@/lib/site/search/recent-results'
import { createSearch } from '@/lib/site/search/search'
import type { Hit, SearchEntry } from '@/lib/site/search/types'
import { entryUrl } from './entry-url'
import { HitList, LIST_ID, optionId } from './hit-list'
import { indexAfterKeyPress } from './index-after-key-press'
import { NoResults } from './no-results'
import { currentPageCommands } from './page-commands'
import { ResultPreview } from './result-preview'
import { SearchFooter } from './search-footer'
import { SearchLoadErrorView } from './search-load-error-view'
import { ShellDialog } from './shell-dialog'
import { useSearchEntries } from './use-search-entries'

type SearchDialogProps = {
  onClose: () => void
  /** Opens the list of shortcuts in place of the search. */
  onShowShortcuts: () => void
}

/** Copies a text. Rejects if the browser does not allow copying, or has no clipboard, as on pages without HTTPS. */
const writeToClipboard = async (text: string) => navigator.clipboard.writeText(text)

/**
 * Returns whether the current page can apply a look: every page can apply a theme; pages with a screen, the lab, the gallery, and
 * the pattern pages can apply any look. If the page cannot apply the look, the home page opens with it.
 */
const canApplyLook = (look: NonNullable<SearchEntry['look']>): boolean =>
  look.theme !== undefined ||
  ['screen', 'lab'].includes(currentPageCommands().pageKind) ||
  document.querySelector('.gallery-page') !== null

/** Applies a look. A motion is not stored, so it is also written to the URL, and the next pages keep it. */
const applyLook = (look: Partial<FrameState>): void => {
  frame.set(look)
  if (look.motion !== undefined) setFrameParams({ motion: look.motion })
}

/** The search dialog: a field with a listbox of results, and pictures or a description of the active result. */
export function SearchDialog({ onClose, onShowShortcuts }: SearchDialogProps) {
  const { entries, hasFailed, retry } = useSearchEntries()
  const [recentEntryIds] = useState(readRecentResultIds)
  const fieldRef = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [selectedIndex, setSelectedIndex] = useState(0)
  /** Outcome of a command, for the live region. */
  const [message, setMessage] = useState('')
  // The kind that is listed first, after the recent results, while the field is empty.
  const [firstKind] = useState<'page' | 'pattern'>(() =>
    currentPageCommands().pageKind === 'docs' ? 'page' : 'pattern',
  )
  const search = useMemo(() => entries && createSearch(entries, firstKind), [entries, firstKind])
  const result = useMemo(() => search?.(query, recentEntryIds), [search, query, recentEntryIds])
  const hits = result?.groups.flatMap((group) => group.hits) ?? []
  const activeIndex = Math.min(selectedIndex, hits.length - 1)
  const activeHit = hits[activeIndex]
  const activeEntry = activeHit?.entry
  const queryLook: Partial<FrameState> = Object.assign({}, ...(result?.looks ?? []).map(({ look }) => look))

  const changeQuery = (next: string) => {
    setQuery(next)
    setSelectedIndex(0)
    setMessage('')
  }
  /** Does what a button below the field does. The field gets the focus first, because the button disappears. */
  const withFieldFocus = (action: () => void) => {
    fieldRef.current?.focus()
    action()
  }
  const choose = ({ entry, elementId }: Hit, destination: 'here' | 'new-tab' | 'compare') => {
    if (entry.command === 'shortcuts') return onShowShortcuts()
    if (entry.command === 'copy-link') {
      // The URL of a page without a screen already contains the state of the page.
      const pageUrl = location.origin + location.pathname
      const url = currentPageCommands().pageKind === 'screen' ? shareUrl(pageUrl, frame.get()) : location.href
      writeToClipboard(url).then(
        () => setMessage('Link copied'),
        () => setMessage('Your browser blocked copying'),
      )
      return
    }
    addRecentResultId(entry.id)
    if (destination === 'new-tab') {
      const url = new URL(entryUrl(entry, elementId), location.href)
      if (result?.looks && entry.kind !== 'page')
        // A new direction also sets the language, but only if the URL contains no `lang`, so `lang` is removed.
        url.search = writeQuery(
          url.search,
          { ...(queryLook.dir && { lang: undefined }), ...queryLook },
          false,
        )
      window.open(url)
      return
    }
    onClose()
    if (result?.looks && entry.kind !== 'page') applyLook(queryLook)
    const { look } = entry
    if (look && canApplyLook(look)) applyLook(look)
    else if (destination === 'compare') location.assign(compareHref(entry.id, frame.get()))
    else currentPageCommands().openSearchResult(entry, elementId)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const hasPrimaryModifier = event.metaKey || event.ctrlKey
    if (!(event.target instanceof HTMLInputElement)) return
    const newIndex =
      hasPrimaryModifier || event.shiftKey || event.altKey
        ? undefined
        : indexAfterKeyPress(event.key, activeIndex, hits.length)
    if (newIndex !== undefined) {
      event.preventDefault()
      setSelectedIndex(newIndex)
    }
    if (event.key === 'Enter' && activeHit) {
      event.preventDefault()
      choose(activeHit, hasPrimaryModifier && activeHit.entry.kind === 'screen' ? 'compare' : 'here')
    }
  }
  const resultCount = result && query.trim() !== '' && !result.isNotFound ? result.hitCount : undefined

  return (
    <ShellDialog label="Search" className="search-dialog" onClose={onClose} onKeyDown={onKeyDown}>
      <div className="search-field">
        <Search aria-hidden="true" />
        <input
          ref={fieldRef}
          data-initial-focus=""
          type="text"
          role="combobox"
          aria-label="Search patterns, screens, and documentation"
          aria-expanded={hits.length > 0}
          aria-controls={hits.length > 0 ? LIST_ID : undefined}
          aria-autocomplete="list"
          aria-activedescendant={activeEntry && optionId(activeIndex)}
          placeholder="Search patterns"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          value={query}
          onChange={(event) => changeQuery(event.target.value)}
        />
        <button type="button" aria-label="Close search" onClick={onClose}>
          <span className="sh-kbd" aria-hidden="true" />
          <X aria-hidden="true" />
        </button>
      </div>
      <div className="search-results" data-without-preview={activeEntry ? undefined : ''}>
        {hasFailed && <SearchLoadErrorView onRetry={() => withFieldFocus(retry)} />}
        {!hasFailed && !result && <p className="search-loading" role="status" aria-label="Loading" />}
        {result?.isNotFound && (
          <NoResults
            query={query.trim()}
            hasSimilarResults={hits.length > 0}
            isUnavailableTerm={result.isUnavailableTerm}
            onSearch={(suggestion) => withFieldFocus(() => changeQuery(suggestion))}
          />
        )}
        {result?.looks && (
          <p className="search-group-title">
            Screens open with: {result.looks.map(({ title }) => title).join(', ')}
          </p>
        )}
        {result && hits.length > 0 && (
          <HitList
            groups={result.groups}
            activeIndex={activeIndex}
            onActiveChange={setSelectedIndex}
            onChoose={(hit, inNewTab) => choose(hit, inNewTab ? 'new-tab' : 'here')}
          />
        )}
      </div>
      {activeEntry && <ResultPreview entry={activeEntry} look={queryLook} />}
      <p role="status" className={message ? 'search-status' : 'sh-hidden'}>
        {message ||
          (resultCount !== undefined && `${resultCount} ${resultCount === 1 ? 'result' : 'results'}`)}
        {result?.isNotFound && `Nothing found for ${query.trim()}`}
      </p>
      <SearchFooter isScreen={activeEntry?.kind === 'screen'} onShowShortcuts={onShowShortcuts} />
    </ShellDialog>
  )
}

import { useEffect, useRef } from 'react'
import type { Hit, TextRange } from '@/lib/site/search/types'
import { EntryIcon } from './entry-icon'

/** Text before a match that is not in the title, by the kind of match and the kind of entry. */
const reasonPrefixes = {
  alias: { pattern: 'also called ', screen: 'also called ', page: 'also called ', command: 'also called ' },
  keyword: { pattern: 'uses ', screen: 'uses ', page: 'covers ', command: 'covers ' },
  description: { pattern: '', screen: '', page: '', command: '' },
  arabic: { pattern: '', screen: '', page: '', command: '' },
} as const

type HitRowProps = {
  id: string
  hit: Hit
  isActive: boolean
  onActiveChange: () => void
  onChoose: (inNewTab: boolean) => void
}

/** Text with highlighted matches. */
function Highlight({ text, matchRanges }: { text: string; matchRanges: readonly TextRange[] }) {
  let previousEnd = 0
  const pieces = matchRanges.map(([from, to]) => {
    const before = text.slice(previousEnd, from)
    previousEnd = to
    return (
      <span key={from}>
        {before}
        <mark>{text.slice(from, to)}</mark>
      </span>
    )
  })
  return (
    <>
      {pieces}
      {text.slice(previousEnd)}
    </>
  )
}

/** An option of the listbox: the icon and title of a result, the pattern of a screen, and a match that is not in the title. */
export function HitRow({ id, hit, isActive, onActiveChange, onChoose }: HitRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const { entry, matchRanges, pattern, reason } = hit

  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus remains in the field
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      className="search-result"
      onPointerMove={onActiveChange}
      onClick={(event) => onChoose(event.metaKey || event.ctrlKey)}
    >
      <EntryIcon entry={entry} />
      <span className="search-result-text">
        <span className="search-result-title">
          <Highlight text={entry.title} matchRanges={matchRanges} />
        </span>
        {pattern && (
          <span className="search-result-pattern">
            {' '}
            <Highlight text={pattern.title} matchRanges={pattern.matchRanges} />
          </span>
        )}
        {reason && (
          <span className="search-result-reason" lang={reason.kind === 'arabic' ? 'ar' : undefined}>
            {` ${reasonPrefixes[reason.kind][entry.kind]}`}
            <Highlight text={reason.text} matchRanges={reason.matchRanges} />
          </span>
        )}
      </span>
    </div>
  )
}

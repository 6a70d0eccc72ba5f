import { useEffect, useRef } from 'react'
import type { Hit } from '@/lib/site/search/types'
import { EntryIcon } from './entry-icon'
import { Marked } from './marked'

/** Label before the matched text if that is not the title. */
const because = {
  alias: { pattern: 'also called ', screen: 'also called ', page: 'also called ', look: 'also called ' },
  part: { pattern: 'uses ', screen: 'uses ', page: 'covers ', look: 'tells of ' },
  about: { pattern: '', screen: '', page: '', look: '' },
  arabic: { pattern: '', screen: '', page: '', look: '' },
} as const

type HitRowProps = {
  id: string
  hit: Hit
  active: boolean
  onActive: () => void
  onChoose: (newTab: boolean) => void
}

/** A result: icon, title, matched text, location. An option of the listbox. */
export function HitRow({ id, hit, active, onActive, onChoose }: HitRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const { entry, marks, section, reason } = hit

  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus remains in the field
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      className="se-hit"
      onPointerMove={onActive}
      onClick={(event) => onChoose(event.metaKey || event.ctrlKey)}
    >
      <EntryIcon entry={entry} />
      <span className="se-what">
        <span className="se-title">
          <Marked text={entry.title} marks={marks} />
        </span>
        {section && (
          <span className="se-of">
            {' '}
            <Marked text={section.title} marks={section.marks} />
          </span>
        )}
        {reason && (
          <span className="se-why" lang={reason.kind === 'arabic' ? 'ar' : undefined}>
            {` ${because[reason.kind][entry.kind]}`}
            <Marked text={reason.text} marks={reason.marks} />
          </span>
        )}
      </span>
    </div>
  )
}

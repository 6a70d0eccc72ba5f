import { useMemo, useState } from 'react'
import type { InspectorState } from '@/lib/animation/inspector-state'
import { formatEasing, groupAnimations, rowEndingLast } from './animation-rows'
import { EasingCurve } from './easing-curve'

/**
 * A list of the animated parts of the current or last motion (animations that overlap in time, such as those of a page
 * transition), and the easing curve of the selected part.
 */
export function AnimationList({ animations, time }: Pick<InspectorState, 'animations' | 'time'>) {
  const [selectedId, setSelectedId] = useState<string>()
  const rows = useMemo(() => groupAnimations(animations), [animations])
  const selectedRow = rows.find(({ id }) => id === selectedId) ?? rowEndingLast(rows)

  return (
    <section className="inspector-section">
      <h2>Animated parts</h2>
      {!selectedRow && <p>Open an overlay or another page in the preview to see each animated part here.</p>}
      {selectedRow && <EasingCurve row={selectedRow} time={time} />}
      <ul className="motion-animation-rows">
        {rows.map(({ id, part, propertiesText, start, duration, easing, elementCount }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === selectedRow?.id} onClick={() => setSelectedId(id)}>
              <span>
                <b>{part}</b>{' '}
                <bdi>{elementCount > 1 ? `${propertiesText} ×${elementCount}` : propertiesText}</bdi>
              </span>
              <small>
                <bdi>
                  {start > 0 && `from ${start}, `}
                  {Math.round(duration)} ms {formatEasing(easing)}
                </bdi>
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

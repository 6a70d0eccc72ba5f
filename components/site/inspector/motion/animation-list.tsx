import { useMemo, useState } from 'react'
import type { InspectorState } from '@/lib/animation/animation-inspector'
import { easingName, groupAnimations, rowEndingLast } from './animation-rows'
import { Curve } from './curve'

/** The animations of the current or last motion as a list of rows, and the easing curve of the selected row. */
export function AnimationList({ members, time }: Pick<InspectorState, 'members' | 'time'>) {
  const [selectedId, setSelectedId] = useState<string>()
  const rows = useMemo(() => groupAnimations(members), [members])
  const selectedRow = rows.find(({ id }) => id === selectedId) ?? rowEndingLast(rows)

  return (
    <section className="inspector-section">
      <h2>Animated parts</h2>
      {!selectedRow && <p>Open an overlay or another page in the preview to see each animated part here.</p>}
      {selectedRow && <Curve row={selectedRow} time={time} />}
      <ul className="mo-rows">
        {rows.map(({ id, part, properties, start: from, duration, easing, count }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === selectedRow?.id} onClick={() => setSelectedId(id)}>
              <span>
                <b>{part}</b> <bdi>{count > 1 ? `${properties} ×${count}` : properties}</bdi>
              </span>
              <small>
                <bdi>
                  {from > 0 && `from ${from}, `}
                  {Math.round(duration)} ms {easingName(easing)}
                </bdi>
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

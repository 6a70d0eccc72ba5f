import { useMemo, useState } from 'react'
import type { InspectorState } from '@/lib/animation/animation-inspector'
import { easingName, groupAnimations, longestRow } from './animation-rows'
import { Curve } from './curve'

/** The animations of the current or last motion as a list of rows, and the easing curve of the selected row. */
export function AnimationList({ members, time }: Pick<InspectorState, 'members' | 'time'>) {
  const [chosen, setChosen] = useState<string>()
  const rows = useMemo(() => groupAnimations(members), [members])
  const row = rows.find(({ id }) => id === chosen) ?? longestRow(rows)

  return (
    <section className="inspector-section">
      <h2>Animated parts</h2>
      {!row && <p>Open an overlay or another page in the preview to see each animated part here.</p>}
      {row && <Curve row={row} time={time} />}
      <ul className="mo-rows">
        {rows.map(({ id, part, properties, from, duration, easing, count }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === row?.id} onClick={() => setChosen(id)}>
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

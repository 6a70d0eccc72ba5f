'use client'
import { useRef } from 'react'
import { ACCENTS, frame } from '@/lib/frame'
import { accentSeeds } from '@/lib/frame/accents'
import { withBase } from '@/lib/navigation/href'
import { usePanel } from './use-panel'

type AccentPanelProps = { accent: string; onClose: () => void }

/**
 * The ten accents as radio buttons; the screen changes at once. Below them is a link to the page for any
 * other color.
 */
export default function AccentPanel({ accent, onClose }: AccentPanelProps) {
  const panel = useRef<HTMLDivElement>(null)

  usePanel(panel, onClose)

  return (
    <div className="sh-pop" ref={panel}>
      <fieldset>
        <legend>Accent</legend>
        {ACCENTS.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="accent"
              checked={name === accent}
              onChange={() => frame.set({ accent: name })}
            />
            <span style={{ background: accentSeeds[name] }} />
            {name.charAt(0).toUpperCase() + name.slice(1)}
          </label>
        ))}
      </fieldset>
      <a
        className="sh-link mx-2 my-1 inline-flex min-h-8 items-center"
        href={`${withBase('/tokens/')}?accent=${accent}`}
      >
        Edit accent…
      </a>
    </div>
  )
}

'use client'
import { useEffect, useRef } from 'react'
import { ACCENTS, frame } from '@/lib/frame'
import { accentSeeds } from '@/lib/frame/accents'
import { withBase } from '@/lib/navigation/href'

type AccentPanelProps = { accent: string; onClose: () => void }

/**
 * The ten accents as radio buttons: arrow keys walk through them and the screen follows at once. Below them the way to
 * any other color. Escape, a press elsewhere, or the focus leaving closes the panel.
 */
export default function AccentPanel({ accent, onClose }: AccentPanelProps) {
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box = panel.current!
    const button = box.parentElement?.querySelector('button')
    const checked = box.querySelector<HTMLInputElement>('input:checked') ?? box.querySelector('input')
    checked?.focus()
    const off = new AbortController()
    const { signal } = off
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !box.parentElement?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', outside, { signal })
    document.addEventListener('focusin', outside, { signal })
    box.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        // Answered here: an overlay in the frame stays open.
        event.preventDefault()
        button?.focus()
        onClose()
      },
      { signal },
    )
    return () => off.abort()
  }, [onClose])

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

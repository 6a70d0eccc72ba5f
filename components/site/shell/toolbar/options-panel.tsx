'use client'
import { useRef } from 'react'
import { DEFAULTS, frame } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'
import { languages, percent, STATES, stateName, TEXT_SIZES } from './options'
import { setInAddress } from './set-in-address'
import { usePanel } from './use-panel'

type RadiosProps<T> = {
  legend: string
  choices: readonly { value: T; text: string; lang?: string }[]
  value: T
  onChange: (value: T) => void
}

function Radios<T extends string | number | undefined>({ legend, choices, value, onChange }: RadiosProps<T>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.text} lang={choice.lang}>
          <input
            type="radio"
            name={legend}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.text}
        </label>
      ))}
    </fieldset>
  )
}

/** State, text size and language of the screen as radio buttons; the screen changes at once. */
export default function OptionsPanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  const { state, text, lang } = useFrame()
  usePanel(panel, onClose)
  return (
    <div className="sh-pop" ref={panel}>
      <Radios
        legend="State"
        choices={STATES.map((value) => ({ value, text: stateName(value) }))}
        value={state}
        onChange={(next) => setInAddress({ state: next })}
      />
      <Radios
        legend="Text size"
        choices={TEXT_SIZES.map((value) => ({ value, text: percent(value) }))}
        value={text}
        onChange={(next) => {
          const usual = next === DEFAULTS.text
          setInAddress({ text: usual ? undefined : next }, usual ? { text: next } : {})
        }}
      />
      <Radios
        legend="Language"
        choices={languages}
        value={lang}
        onChange={(next) => frame.set({ lang: next })}
      />
    </div>
  )
}

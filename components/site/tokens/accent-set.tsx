import type { CSSProperties } from 'react'
import type { Mode, Theme } from '@/lib/frame/state'
import { useFrame } from '@/lib/frame/use-frame'
import type { TokenValues } from '@/lib/site/tokens-export/color'
import type { ColorPair } from '@/lib/site/tokens-export/color-pairs'
import type { ToneShift } from '@/lib/site/tokens-export/tone-shift'
import { ComponentSample } from './component-sample'

type AccentSetProps = {
  accent: string
  mode: Mode
  theme: Theme
  title: string
  /** The tokens that depend on the accent. */
  accentColors: TokenValues
  shift: ToneShift
  pairs: readonly ColorPair[]
}

const describeShift = (mode: Mode, { direction, seedTone, tintTone }: ToneShift): string => {
  if (mode === 'md') return 'primary: the Material tone of this hue'
  if (direction === 'unchanged') return 'tint: the seed color, unchanged'
  return `tint: ${direction} than the seed, tone ${seedTone} → ${tintTone}`
}

/** A token set: sample components, the tint derived from the accent, and the contrast of each pair of text and background. */
export function AccentSet({ accent, mode, theme, title, accentColors, shift, pairs }: AccentSetProps) {
  // In the right-to-left direction, the components are mirrored; the page around them remains left to right.
  const { dir } = useFrame()
  const customProperties = Object.fromEntries(
    Object.entries(accentColors).map(([name, value]) => [`--pb-${name}`, value]),
  )
  const id = `tp-${mode}-${theme}`
  return (
    <article className="tp-set" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div
        className="tp-sample"
        data-frame=""
        data-mode={mode}
        data-theme={theme}
        data-accent={accent}
        dir={dir}
        lang="en"
        style={customProperties as CSSProperties}
      >
        <ComponentSample />
      </div>
      <p className="tp-shift">
        <span className="tp-shift-swatches" aria-hidden="true">
          <i style={{ background: shift.seed }} />
          <i style={{ background: shift.tint }} />
          {shift.fill !== shift.tint && <i style={{ background: shift.fill }} />}
        </span>
        <span>
          <code>{shift.seed}</code> → <code>{shift.tint}</code>
          <br />
          {describeShift(mode, shift)}
          {shift.fill !== shift.tint && (
            <>
              ; fill: <code>{shift.fill}</code>
            </>
          )}
        </span>
      </p>
      <ul className="tp-pairs">
        {pairs.map(({ text, background, contrastRatio, isSufficient }) => (
          <li key={`${text} ${background}`} data-passes={isSufficient}>
            <span>
              <b>{text}</b> on {background}
            </span>
            <span>
              {contrastRatio.toFixed(2)} <small>{isSufficient ? 'pass' : 'fail'}</small>
            </span>
          </li>
        ))}
      </ul>
    </article>
  )
}

import type { CSSProperties } from 'react'
import type { Mode, Theme } from '@/lib/frame/state'
import { useFrame } from '@/lib/frame/use-frame'
import type { TokenValues } from '@/lib/site/tokens-export/color'
import type { ColorPair } from '@/lib/site/tokens-export/color-pairs'
import type { ToneShift } from '@/lib/site/tokens-export/tone-shift'
import { ComponentSample } from './component-sample'

type TokenSetPreviewProps = {
  accent: string
  mode: Mode
  theme: Theme
  title: string
  /** The tokens that depend on the accent. */
  accentColors: TokenValues
  /** How much lighter or darker than the accent's seed color the tint is. */
  toneShift: ToneShift
  /** The pairs of text and background whose contrast is listed. */
  colorPairs: readonly ColorPair[]
}

const describeToneShift = (mode: Mode, { direction, seedTone, tintTone }: ToneShift): string => {
  if (mode === 'md') return 'primary: the Material tone of this hue'
  if (direction === 'unchanged') return 'tint: the seed color, unchanged'
  return `tint: ${direction} than the seed, tone ${seedTone} → ${tintTone}`
}

/** Shows a token set: sample components, the tint derived from the accent, and the contrast of each color pair. */
export function TokenSetPreview({
  accent,
  mode,
  theme,
  title,
  accentColors,
  toneShift,
  colorPairs,
}: TokenSetPreviewProps) {
  // In the right-to-left direction, the components are mirrored; the page around them remains left to right.
  const { dir } = useFrame()
  const customProperties = Object.fromEntries(
    Object.entries(accentColors).map(([name, value]) => [`--pb-${name}`, value]),
  )
  const id = `tokens-${mode}-${theme}`
  return (
    <article className="tokens-set" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div
        className="tokens-sample"
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
      <p className="tokens-shift">
        <span className="tokens-shift-swatches" aria-hidden="true">
          <i style={{ background: toneShift.seed }} />
          <i style={{ background: toneShift.tint }} />
          {toneShift.fill !== toneShift.tint && <i style={{ background: toneShift.fill }} />}
        </span>
        <span>
          <code>{toneShift.seed}</code> → <code>{toneShift.tint}</code>
          <br />
          {describeToneShift(mode, toneShift)}
          {toneShift.fill !== toneShift.tint && (
            <>
              ; fill: <code>{toneShift.fill}</code>
            </>
          )}
        </span>
      </p>
      <ul className="tokens-pairs">
        {colorPairs.map(({ text, background, contrastRatio, isSufficient }) => (
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

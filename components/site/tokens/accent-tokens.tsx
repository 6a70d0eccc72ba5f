import { useMemo } from 'react'
import { withBase } from '@/lib/navigation/href'
import { colorPairsOf } from '@/lib/site/tokens-export/color-pairs'
import { accentValues, colorValues, TOKEN_SETS } from '@/lib/site/tokens-export/token-sets'
import { toneShiftOf } from '@/lib/site/tokens-export/tone-shift'
import { TokenFiles } from './token-files'
import { TokenSetPreview } from './token-set-preview'
import { TokenTable } from './token-table'

/** The tokens of an accent: the four token sets with samples, all values, and the files to export. */
export default function AccentTokens({ accent }: { accent: string }) {
  const sets = useMemo(
    () =>
      TOKEN_SETS.map((set) => {
        const values = colorValues(accent, set.mode, set.theme)
        return {
          ...set,
          values,
          accentColors: accentValues(accent, set.mode, set.theme),
          toneShift: toneShiftOf(accent, set.mode, set.theme),
          colorPairs: colorPairsOf(values, set.mode),
        }
      }),
    [accent],
  )
  const failedCount = sets.reduce(
    (sum, { colorPairs }) => sum + colorPairs.filter(({ isSufficient }) => !isSufficient).length,
    0,
  )
  const pairCount = sets.reduce((sum, { colorPairs }) => sum + colorPairs.length, 0)
  return (
    <>
      <section aria-labelledby="tokens-sets">
        <h2 id="tokens-sets">On the screens</h2>
        <p>
          {failedCount === 0
            ? `All ${pairCount} pairs of text and background have a contrast ratio of 4.5:1 or more.`
            : `${failedCount} of the ${pairCount} pairs of text and background have a contrast ratio below 4.5:1.`}{' '}
          <a className="sh-link" href={`${withBase('/login/1/')}?accent=${accent}`}>
            Preview this accent on the screens
          </a>
        </p>
        <div className="tokens-samples">
          {sets.map((set) => (
            <TokenSetPreview key={set.title} {...set} accent={accent} />
          ))}
        </div>
      </section>
      <section aria-labelledby="tokens-tokens">
        <h2 id="tokens-tokens">Every color</h2>
        <p>Colors derived from the accent come first, followed by the fixed colors of the platform.</p>
        <div className="tokens-tables">
          <TokenTable title="iOS" sets={sets.slice(0, 2)} />
          <TokenTable title="Material" sets={sets.slice(2)} />
        </div>
      </section>
      <TokenFiles accent={accent} />
    </>
  )
}

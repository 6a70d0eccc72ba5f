import type { Theme } from '@/lib/frame/state'
import { cssColorOf, resolveColor, type TokenValues, tokenNameIn } from '@/lib/site/tokens-export/color'

/** A column of the table. `values`: all colors; `accentColors`: the colors derived from the accent. */
type ThemeColumn = { theme: Theme; title: string; values: TokenValues; accentColors: TokenValues }
type TokenTableProps = { title: string; sets: readonly ThemeColumn[] }

/** Table cell of a token's value: a swatch, the CSS color or “gradient”, and the token that the value refers to, if any. */
function ValueCell({ value, values }: { value: string; values: TokenValues }) {
  const isGradient = value.startsWith('linear-gradient')
  const css = isGradient ? value : cssColorOf(resolveColor(value, values))
  const referencedToken = tokenNameIn(value)
  return (
    <td>
      <span className="tokens-value">
        <i className="tokens-swatch" aria-hidden="true">
          <i style={{ background: css }} />
        </i>
        <span>
          <code>{isGradient ? 'gradient' : css}</code>
          {referencedToken && <small>= {referencedToken}</small>}
        </span>
      </span>
    </td>
  )
}

/** Table of all colors of a platform, light and dark side by side. The colors derived from the accent are first. */
export function TokenTable({ title, sets }: TokenTableProps) {
  const tokenNames = [
    ...new Set(
      sets.flatMap(({ accentColors, values }) => [...Object.keys(accentColors), ...Object.keys(values)]),
    ),
  ]
  return (
    <div className="tokens-table">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Token</th>
            {sets.map(({ theme }) => (
              <th key={theme} scope="col">
                {theme === 'light' ? 'Light' : 'Dark'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokenNames.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {sets.map(({ theme, values }) => (
                <ValueCell key={theme} value={values[name] ?? 'transparent'} values={values} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import { X } from 'lucide-react'
import { useState } from 'react'
import { isMac } from './is-mac'
import { currentSearchContext, type SearchContext } from './search-context'
import { ShellDialog } from './shell-dialog'
import { type Shortcut, type ShortcutGroup, shortcutTables } from './shortcut-table'
import { singleKeys } from './single-keys'

const globalShortcuts = (context: SearchContext): Shortcut[] => [
  { keys: [isMac() ? '⌘ K' : 'Ctrl K'], text: 'Search' },
  ...(context.name === 'preview' ? [{ keys: ['F6'], text: 'Switch between preview and panels' }] : []),
  { keys: ['F8'], text: 'Move focus to the newest toast and back' },
  { keys: ['Esc'], text: 'Close' },
]

function Rows({ title, rows, isDisabled }: ShortcutGroup & { isDisabled?: boolean }) {
  return (
    <section data-off={isDisabled ? '' : undefined}>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ keys, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd dir="ltr">
              {keys.map((key, at) => (
                <span key={key}>
                  {at > 0 && <span className="se-separator"> or </span>}
                  <kbd className="sh-kbd">{key}</kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The dialog that lists all shortcuts of the page, with the switch that turns off single-key shortcuts (WCAG 2.1.4). */
export function ShortcutList({ onClose, onSearch }: { onClose: () => void; onSearch: () => void }) {
  const [isOn, setIsOn] = useState(singleKeys.isOn)
  const [context] = useState(currentSearchContext)
  const change = (next: boolean) => {
    singleKeys.set(next)
    setIsOn(next)
  }
  return (
    <ShellDialog label="Keyboard shortcuts" className="se-keys" onClose={onClose} onSearch={onSearch}>
      <header>
        <h2>Keyboard shortcuts</h2>
        <button type="button" data-first="" aria-label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: must scroll with the keyboard in low windows */}
      <section className="se-table" tabIndex={0} aria-label="Keys">
        {shortcutTables[context.name].map(({ title, rows }) => (
          <Rows key={title} title={title} rows={rows} isDisabled={!isOn} />
        ))}
        <Rows title="Always" rows={globalShortcuts(context)} />
      </section>
      <label className="se-switch">
        <span>
          <b id="se-single">Single-key shortcuts</b>
          <span id="se-single-about">
            {isOn
              ? 'Inactive while you type. Turn these shortcuts off if you trigger them by accident or use speech input.'
              : 'Off. The shortcuts under “Always” still work.'}
          </span>
        </span>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state
          role="switch"
          aria-labelledby="se-single"
          aria-describedby="se-single-about"
          checked={isOn}
          onChange={(event) => change(event.target.checked)}
        />
      </label>
    </ShellDialog>
  )
}

import { X } from 'lucide-react'
import { useState } from 'react'
import { isMac } from './is-mac'
import { currentPageCommands, type PageCommands } from './page-commands'
import { ShellDialog } from './shell-dialog'
import { type Shortcut, type ShortcutGroup, shortcutGroups } from './shortcut-groups'
import { singleKeyShortcuts } from './single-key-shortcuts'

const globalShortcuts = (commands: PageCommands): Shortcut[] => [
  { keys: [isMac() ? '⌘ K' : 'Ctrl K'], text: 'Search' },
  ...(commands.pageKind === 'screen' ? [{ keys: ['F6'], text: 'Switch between preview and panels' }] : []),
  { keys: ['F8'], text: 'Move focus to the newest toast and back' },
  { keys: ['Esc'], text: 'Close' },
]

function ShortcutSection({ title, rows, isDisabled }: ShortcutGroup & { isDisabled?: boolean }) {
  return (
    <section data-disabled={isDisabled ? '' : undefined}>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ keys, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd dir="ltr">
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && <span className="shortcut-separator"> or </span>}
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
  const [areSingleKeysOn, setAreSingleKeysOn] = useState(singleKeyShortcuts.isOn)
  const [commands] = useState(currentPageCommands)
  const setSingleKeys = (next: boolean) => {
    singleKeyShortcuts.setOn(next)
    setAreSingleKeysOn(next)
  }
  return (
    <ShellDialog label="Keyboard shortcuts" className="shortcut-dialog" onClose={onClose} onSearch={onSearch}>
      <header>
        <h2>Keyboard shortcuts</h2>
        <button type="button" data-initial-focus="" aria-label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: must scroll with the keyboard in low windows */}
      <section className="shortcut-groups" tabIndex={0} aria-label="Keys">
        {shortcutGroups[commands.pageKind].map(({ title, rows }) => (
          <ShortcutSection key={title} title={title} rows={rows} isDisabled={!areSingleKeysOn} />
        ))}
        <ShortcutSection title="Always" rows={globalShortcuts(commands)} />
      </section>
      <label className="shortcut-switch">
        <span>
          <b id="se-single">Single-key shortcuts</b>
          <span id="se-single-about">
            {areSingleKeysOn
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
          checked={areSingleKeysOn}
          onChange={(event) => setSingleKeys(event.target.checked)}
        />
      </label>
    </ShellDialog>
  )
}

import './panels.css'
import { use, useState } from 'react'
import { withBase } from '@/lib/catalogue'
import { storage } from '@/lib/storage'
import { KEYS } from '@/lib/storage/types'
import { installCommand, type Manager, managers } from '@/lib/take-away'
import { Choice } from './choice'
import { CopyButton } from './copy-button'
import { heldCode } from './held-code'
import type { PanelProps } from './panel'

const options = managers.map((value) => ({ value, text: value }))

const keptManager = (): Manager => {
  const kept = storage().peek(KEYS.packageManager)
  return managers.find((manager) => manager === kept) ?? 'npm'
}

/** `1 file`, `12 files`. */
const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

/** The one command that puts the screen into an app, and what comes with it. */
export default function InstallPanel({ item = '' }: PanelProps) {
  const code = use(heldCode(item))
  const [manager, setManager] = useState(keptManager)
  const command = installCommand(manager, location.origin + withBase(`/r/${item}.json`))
  const packages = Object.entries(code.dependencies)
  const files = code.needs.reduce((sum, need) => sum + need.files.length, code.files.length)

  return (
    <>
      <section className="in-section">
        <h2>Into your app</h2>
        <p>One command, for a React app with Tailwind CSS 4 and the shadcn CLI.</p>
        <Choice
          label="Package manager"
          options={options}
          value={manager}
          onChange={(next) => {
            setManager(next)
            void storage().set(KEYS.packageManager, next)
          }}
        />
        <div className="in-field in-tall">
          <code dir="ltr">{command}</code>
          <CopyButton text={command} label="Copy the command" />
        </div>
        <p className="in-hint">Files that you have already, shadcn asks about before it writes over them.</p>
      </section>
      <section className="in-section">
        <h2>What comes with it</h2>
        <p>
          {counted(files, 'file')} in {counted(code.needs.length + 1, 'part')}
          {packages.length > 0 && `, ${counted(packages.length, 'package')}`}.
        </p>
        <ul className="in-list">
          <li>
            <b>{code.title}</b>
            <small>{counted(code.files.length, 'file')}</small>
          </li>
          {code.needs.map((need) => (
            <li key={need.name}>
              <span>{need.title}</span>
              <small>{counted(need.files.length, 'file')}</small>
            </li>
          ))}
        </ul>
      </section>
      {packages.length > 0 && (
        <section className="in-section">
          <h2>Packages</h2>
          <ul className="in-list" dir="ltr">
            {packages.map(([name, version]) => (
              <li key={name}>
                <code>{name}</code>
                <small>{version}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

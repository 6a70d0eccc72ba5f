import './panels.css'
import { use, useState } from 'react'
import { withBase } from '@/lib/navigation/href'
import { absoluteUrl } from '@/lib/site/absolute-url'
import {
  installCommand,
  installSummary,
  type PackageManager,
  packageManagers,
  type RouterName,
  routerInstructions,
  routerNames,
  routerSnippets,
  usageExampleOf,
} from '@/lib/site/code-export'
import { registryItemPath } from '@/lib/site/code-export/registry-item'
import { LICENSE } from '@/lib/site/license'
import { storage } from '@/lib/storage'
import { STORAGE_KEYS } from '@/lib/storage/types'
import { AssistantSections, EditorSection } from './assistant-sections'
import { codeResource } from './code-resource'
import { ListPageLinks } from './list-page-links'
import type { PanelProps } from './panel-props'
import { SegmentedRadios } from './segmented-radios'
import { Snippet } from './snippet'

const packageManagerOptions = packageManagers.map((value) => ({ value, text: value }))
const routerOptions = routerNames.map((value) => ({ value, text: value }))

const storedPackageManager = (): PackageManager => {
  const stored = storage().getSync(STORAGE_KEYS.packageManager)
  return packageManagers.find((packageManager) => packageManager === stored) ?? 'npm'
}

/** The Install tab: the command that installs the screen, what it adds, and how to use, update, and remove the screen. */
export default function InstallPanel({ route, registryName = '' }: PanelProps) {
  const code = use(codeResource(registryName))
  const [packageManager, setPackageManager] = useState(storedPackageManager)
  const [router, setRouter] = useState<RouterName>('React Router')
  const command = installCommand(packageManager, absoluteUrl(registryItemPath(registryName)))
  const devPackages = (code.devDependencies ?? []).map((dependency): [string, string] => {
    const separatorIndex = dependency.lastIndexOf('@')
    return [dependency.slice(0, separatorIndex), dependency.slice(separatorIndex + 1)]
  })
  const packages = [...Object.entries({ '@patternbook/engine': '', ...code.dependencies }), ...devPackages]

  return (
    <>
      <ListPageLinks route={route} />
      <section className="inspector-section">
        <h2>Add to your app</h2>
        <p>Run this command in a React 19.2 app that has Tailwind CSS 4.1 and shadcn set up.</p>
        <SegmentedRadios
          label="Package manager"
          options={packageManagerOptions}
          value={packageManager}
          onChange={(next) => {
            setPackageManager(next)
            void storage().set(STORAGE_KEYS.packageManager, next)
          }}
        />
        <Snippet text={command} label="Copy command" />
        <p className="inspector-hint">
          To get the code for one platform, add -ios or -material before .json.
        </p>
      </section>
      <section className="inspector-section">
        <h2>What the command adds</h2>
        <p>{installSummary(code)}.</p>
        <ul className="inspector-list" dir="ltr">
          <li>
            <code>components/patternbook/</code>
            <small>all files</small>
          </li>
          <li>
            <code>@import '@patternbook/engine/theme.css'</code>
            <small>your style sheet</small>
          </li>
          {packages.map(([name, version]) => (
            <li key={name}>
              <code>{name}</code>
              <small>{version || 'package'}</small>
            </li>
          ))}
        </ul>
      </section>
      <section className="inspector-section">
        <h2>Data and callbacks</h2>
        <p>
          Pass the screen’s text and pictures in the data prop. Without a callback, the screen behaves as it
          does here.
        </p>
        <Snippet text={usageExampleOf(code)} label="Copy example" />
      </section>
      <section className="inspector-section">
        <h2>Your router</h2>
        <p>
          {routerInstructions[router]} Without this setup, links load new pages, and Back uses the browser
          history.
        </p>
        <SegmentedRadios label="Router" options={routerOptions} value={router} onChange={setRouter} />
        <Snippet text={routerSnippets[router]} label="Copy router setup" />
      </section>
      <AssistantSections registryName={registryName} packageManager={packageManager} />
      <EditorSection registryName={registryName} />
      <section className="inspector-section">
        <h2>Update and remove</h2>
        <p>
          To update, run the command again; shadcn asks before it replaces a file that differs. To remove
          everything, delete components/patternbook and the @import line, and uninstall the packages that
          nothing else imports.
        </p>
      </section>
      <section className="inspector-section">
        <h2>License</h2>
        <p>
          {LICENSE.name}, © {LICENSE.holder}. Free for commercial use.{' '}
          <a className="sh-link" href={withBase(LICENSE.path)}>
            License terms
          </a>
        </p>
      </section>
    </>
  )
}

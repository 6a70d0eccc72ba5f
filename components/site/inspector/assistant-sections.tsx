import { ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { frame } from '@/lib/frame'
import { withBase } from '@/lib/site/catalog'
import type { PackageManager } from '@/lib/site/code-export'
import { assistantPrompt, mcpInitCommand, registriesConfig, v0Url } from '@/lib/site/code-export/assistants'
import { loadMarkdown, loadRegistryItem, markdownPath } from '@/lib/site/code-export/registry-item'
import { CopyButton } from './copy-button'
import { openProject } from './open-project'
import { Snippet } from './snippet'
import { createProject, ENGINE_ITEM_NAME } from './stackblitz'

/** Sections that give the screen to an AI assistant: as Markdown, as a prompt, or through shadcn's MCP server. */
export function AssistantSections({
  registryName,
  packageManager,
}: {
  registryName: string
  packageManager: PackageManager
}) {
  return (
    <>
      <section className="inspector-section">
        <h2>For an AI assistant</h2>
        <p>Copy the screen as text, with a description, install instructions, and code.</p>
        <div className="inspector-buttons">
          <CopyButton
            text={() => loadMarkdown(registryName)}
            label="Copy as Markdown for an AI assistant"
            buttonText="Copy as Markdown"
          />
          <CopyButton
            text={async () => assistantPrompt(registryName, await loadMarkdown(registryName))}
            label="Copy as prompt for an AI assistant"
            buttonText="Copy as prompt"
          />
        </div>
        <p className="inspector-hint">
          Open as text:{' '}
          <a className="sh-link" href={withBase(markdownPath(registryName))}>
            this screen
          </a>
          ,{' '}
          <a className="sh-link" href={withBase('/llms.txt')}>
            index of all screens (llms.txt)
          </a>
        </p>
      </section>
      <section className="inspector-section">
        <h2>Add with MCP</h2>
        <p>
          With shadcn’s MCP server, an assistant in your editor can search these screens and install them. Add
          this to components.json:
        </p>
        <Snippet text={registriesConfig()} label="Copy registry entry" />
        <p className="inspector-hint">Then set up the server once:</p>
        <Snippet text={mcpInitCommand(packageManager)} label="Copy MCP command" />
      </section>
    </>
  )
}

/** Section that offers to open the screen in an online editor, in a new tab. */
export function EditorSection({ registryName }: { registryName: string }) {
  const [hasFailed, setHasFailed] = useState(false)
  const filesPromise = useRef<ReturnType<typeof loadFiles>>(undefined)
  const loadFiles = () => Promise.all([loadRegistryItem(registryName), loadRegistryItem(ENGINE_ITEM_NAME)])
  /**
   * Starts to load the files, unless they are loading or loaded. Called on hover, on focus, and on a press: browsers allow
   * a new tab only shortly after a press, so the files should be loaded before the press.
   */
  const prefetchFiles = () => {
    if (filesPromise.current) return
    filesPromise.current = loadFiles()
    filesPromise.current.catch(() => {
      filesPromise.current = undefined
    })
  }
  const openInStackBlitz = async () => {
    setHasFailed(false)
    prefetchFiles()
    try {
      const [screen, engine] = await filesPromise.current!
      openProject(createProject(screen, engine, frame.get()))
    } catch (error) {
      console.error(`Patternbook: the project could not be opened (${(error as Error).message}).`)
      setHasFailed(true)
    }
  }
  return (
    <section className="inspector-section">
      <h2>Open in an online editor</h2>
      <p>Both buttons open another site in a new tab.</p>
      <div className="inspector-buttons">
        <button
          type="button"
          className="inspector-button"
          aria-label="Open in StackBlitz in a new tab"
          onPointerEnter={prefetchFiles}
          onFocus={prefetchFiles}
          onClick={openInStackBlitz}
        >
          <ExternalLink aria-hidden="true" /> Open in StackBlitz
        </button>
        <a
          className="inspector-button"
          aria-label="Open in v0 in a new tab"
          href={v0Url(registryName)}
          target="_blank"
          rel="noopener"
        >
          <ExternalLink aria-hidden="true" /> Open in v0
        </a>
      </div>
      <p className="inspector-hint">
        StackBlitz opens a complete Vite app with this screen and the engine. v0 imports the registry item
        without its style sheet.
      </p>
      <span role="status" className={hasFailed ? 'inspector-error' : 'sh-hidden'}>
        {hasFailed && 'The files could not be loaded. Check your connection and try again.'}
      </span>
    </section>
  )
}

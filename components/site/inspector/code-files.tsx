import { FolderTree } from 'lucide-react'
import { use, useRef, useState } from 'react'
import { installSummary, loadCode, type Platform } from '@/lib/site/code-export'
import { CodeActions } from './code-actions'
import { codeResource } from './code-resource'
import { CodeView } from './code-view'
import { CopyButton } from './copy-button'
import { FileList, type FileLocation } from './file-list'
import { PanelErrorBoundary } from './panel-error-boundary'

const fileNameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

type CodeFilesProps = {
  registryName: string
  platform: Platform
  /** The selected file. Default: the screen's first file. */
  selectedFile: FileLocation | undefined
  onChoose: (fileLocation: FileLocation) => void
}

/**
 * The files of a screen for the selected platforms: buttons for the screen's own files (or, if a file of a component is selected,
 * a button for that file), the list of all files or the code of the selected file, and actions.
 */
export function CodeFiles({ registryName, platform, selectedFile, onChoose }: CodeFilesProps) {
  const code = use(codeResource(registryName, platform))
  const ownFiles = code.files
  const [isListOpen, setIsListOpen] = useState(false)
  const listButtonRef = useRef<HTMLButtonElement>(null)
  const groups = [{ name: registryName, files: ownFiles }, ...code.itemDependencies]
  // The selected file may not exist for the selected platform.
  const isAvailable = groups.some(
    ({ name, files }) =>
      name === selectedFile?.registryName && files.some(({ path }) => path === selectedFile.path),
  )
  const shownFile =
    selectedFile && isAvailable ? selectedFile : { registryName, path: ownFiles[0]?.path ?? '' }
  const isOwnFile = shownFile.registryName === registryName
  const fileCount = groups.reduce((sum, { files }) => sum + files.length, 0)

  const showFile = (next: FileLocation) => {
    onChoose(next)
    // The pressed button disappears with the list, so the button that opened the list gets the focus.
    if (isListOpen) listButtonRef.current?.focus()
    setIsListOpen(false)
  }
  const loadSource = async () => {
    const { files } = await loadCode(shownFile.registryName, platform)
    return files.find(({ path }) => path === shownFile.path)?.source ?? ''
  }
  return (
    <>
      <p className="inspector-install-summary">{installSummary(code)}</p>
      <div className="inspector-file-bar">
        <div className="inspector-file-buttons">
          {(isOwnFile ? ownFiles : [shownFile]).map(({ path }) => (
            <button
              key={path}
              type="button"
              title={path}
              aria-pressed={!isListOpen && path === shownFile.path}
              onClick={() => showFile({ registryName: shownFile.registryName, path })}
            >
              <bdi>{fileNameOf(path)}</bdi>
            </button>
          ))}
        </div>
        <button
          ref={listButtonRef}
          type="button"
          className="inspector-button"
          aria-expanded={isListOpen}
          aria-label={`All ${fileCount} files`}
          onClick={() => setIsListOpen(!isListOpen)}
        >
          <FolderTree aria-hidden="true" />
          <bdi>{fileCount} files</bdi>
        </button>
        <CopyButton text={loadSource} label={`Copy ${fileNameOf(shownFile.path)}`} />
      </div>
      {isListOpen ? (
        <FileList code={code} currentFile={shownFile} onSelect={showFile} />
      ) : (
        <PanelErrorBoundary key={`${shownFile.registryName} ${shownFile.path}`}>
          <CodeView fileLocation={shownFile} platform={platform} />
        </PanelErrorBoundary>
      )}
      <CodeActions code={code} fileLocation={shownFile} platform={platform} />
    </>
  )
}

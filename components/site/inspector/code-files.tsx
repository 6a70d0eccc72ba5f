import { FolderTree } from 'lucide-react'
import { use, useState } from 'react'
import { contentsOf, loadCode, type Platform } from '@/lib/site/code-export'
import { CodeActions } from './code-actions'
import { codeResource } from './code-resource'
import { CodeView } from './code-view'
import { CopyButton } from './copy-button'
import { type FileLocation, FileTree } from './file-tree'
import { PanelErrorBoundary } from './panel-error-boundary'

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

type CodeFilesProps = {
  item: string
  platform: Platform
  /** The selected file. Default: the screen's first file. */
  chosen: FileLocation | undefined
  onChoose: (place: FileLocation) => void
}

/** The files of a screen for the selected platforms: a button for each of the screen's own files, a list of all files, and the code. */
export function CodeFiles({ item, platform, chosen, onChoose }: CodeFilesProps) {
  const code = use(codeResource(item, platform))
  const own = code.files
  const [tree, setTree] = useState(false)
  const groups = [{ name: item, files: own }, ...code.needs]
  // The selected file may exist only for the other platform.
  const isThere = groups.some(
    ({ name, files }) => name === chosen?.item && files.some(({ path }) => path === chosen.path),
  )
  const place = chosen && isThere ? chosen : { item, path: own[0]?.path ?? '' }
  const inOwn = place.item === item
  const count = groups.reduce((sum, { files }) => sum + files.length, 0)

  const show = (next: FileLocation) => {
    onChoose(next)
    setTree(false)
  }
  const source = async () => {
    const { files } = await loadCode(place.item, platform)
    return files.find(({ path }) => path === place.path)?.source ?? ''
  }
  return (
    <>
      <p className="inspector-contents">{contentsOf(code)}</p>
      <div className="inspector-files">
        <div className="inspector-chips">
          {(inOwn ? own : [place]).map(({ path }) => (
            <button
              key={path}
              type="button"
              title={path}
              aria-pressed={!tree && path === place.path}
              onClick={() => show({ item: place.item, path })}
            >
              <bdi>{nameOf(path)}</bdi>
            </button>
          ))}
        </div>
        <button
          type="button"
          className="inspector-button"
          aria-expanded={tree}
          aria-label={`All ${count} files`}
          onClick={() => setTree(!tree)}
        >
          <FolderTree aria-hidden="true" />
          <bdi>{count} files</bdi>
        </button>
        <CopyButton text={source} label={`Copy ${nameOf(place.path)}`} />
      </div>
      {tree ? (
        <FileTree code={code} place={place} onChoose={show} />
      ) : (
        <PanelErrorBoundary key={`${place.item} ${place.path}`}>
          <CodeView place={place} platform={platform} />
        </PanelErrorBoundary>
      )}
      <CodeActions code={code} place={place} platform={platform} />
    </>
  )
}

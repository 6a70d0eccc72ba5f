import './panels.css'
import './code-panel.css'
import { FolderTree } from 'lucide-react'
import { use, useState } from 'react'
import { loadCode } from '@/lib/take-away'
import { CodeFoot } from './code-foot'
import { CodeView } from './code-view'
import { CopyButton } from './copy-button'
import { Failure } from './failure'
import { FileTree, type Place } from './file-tree'
import { heldCode } from './held-code'
import type { PanelProps } from './panel'

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/**
 * The code of the screen on the stage, read from the very files that run: its own files one press away, everything they
 * stand on in a tree.
 */
export default function CodePanel({ item = '' }: PanelProps) {
  const code = use(heldCode(item))
  const own = code.files
  const [place, setPlace] = useState<Place>({ item, path: own[0]?.path ?? '' })
  const [tree, setTree] = useState(false)
  const inOwn = place.item === item
  const count = code.needs.reduce((sum, need) => sum + need.files.length, own.length)

  const show = (next: Place) => {
    setPlace(next)
    setTree(false)
  }
  const source = async () => {
    const { files } = await loadCode(place.item)
    return files.find(({ path }) => path === place.path)?.source ?? ''
  }
  return (
    <div className="in-code">
      <div className="in-files">
        <div className="in-chips">
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
          className="in-button"
          aria-expanded={tree}
          aria-label={`All ${count} files`}
          onClick={() => setTree(!tree)}
        >
          <FolderTree aria-hidden="true" />
          {count}
        </button>
        <CopyButton text={source} label={`Copy ${nameOf(place.path)}`} />
      </div>
      {tree ? (
        <FileTree code={code} place={place} onChoose={show} />
      ) : (
        <Failure key={`${place.item} ${place.path}`}>
          <CodeView place={place} />
        </Failure>
      )}
      <CodeFoot code={code} place={place} />
    </div>
  )
}

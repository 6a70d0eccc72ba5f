import type { ExportedCode } from '@/lib/site/code-export'

/** Identifies a file: the registry item that contains it, and its path in an app. */
export type FileLocation = { registryName: string; path: string }

type Row = FileLocation & { lineCount: number }

type FileListProps = {
  code: ExportedCode
  currentFile: FileLocation
  onSelect: (file: FileLocation) => void
}

/** All files that are installed with a screen: first the files of the screen, and then those of its components. */
export function FileList({ code, currentFile, onSelect }: FileListProps) {
  const rowsOf = (registryName: string, files: readonly { path: string; lineCount: number }[]): Row[] =>
    files.map(({ path, lineCount }) => ({ registryName, path, lineCount }))
  const groups = [
    { title: code.title, rows: rowsOf(code.name, code.files) },
    { title: 'Components', rows: code.itemDependencies.flatMap(({ name, files }) => rowsOf(name, files)) },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <section className="inspector-file-list" aria-label="All files">
      {groups.map(({ title, rows }) => (
        <details key={title} open>
          <summary>
            {title} <small>{rows.length}</small>
          </summary>
          <ul>
            {rows.map(({ registryName, path, lineCount }) => (
              <li key={path}>
                <button
                  type="button"
                  aria-current={
                    path === currentFile.path && registryName === currentFile.registryName
                      ? 'true'
                      : undefined
                  }
                  onClick={() => onSelect({ registryName, path })}
                >
                  <bdi>{path.replace('components/patternbook/', '')}</bdi>
                  <small>{lineCount}</small>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

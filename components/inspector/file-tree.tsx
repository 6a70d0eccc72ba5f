import type { TakenCode } from '@/lib/take-away'

/** A file of an item. */
export type Place = { item: string; path: string }

type Group = { name: string; title: string; files: readonly { path: string; lines: number }[] }

type FileTreeProps = { code: TakenCode; place: Place; onChoose: (place: Place) => void }

/** Everything that comes along: the files of the screen, then those of each part that it stands on. */
export function FileTree({ code, place, onChoose }: FileTreeProps) {
  const groups: Group[] = [{ name: code.name, title: code.title, files: code.files }, ...code.needs]
  return (
    <section className="in-tree" aria-label="All files">
      {groups.map(({ name, title, files }) => (
        <details key={name} open={name === code.name || name === place.item}>
          <summary>
            {title} <small>{files.length}</small>
          </summary>
          <ul>
            {files.map(({ path, lines }) => (
              <li key={path}>
                <button
                  type="button"
                  aria-current={path === place.path && name === place.item ? 'true' : undefined}
                  onClick={() => onChoose({ item: name, path })}
                >
                  <bdi>{path}</bdi>
                  <small>{lines}</small>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

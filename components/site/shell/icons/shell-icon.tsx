import { iconPaths } from './icon-paths'

/** A decorative icon of the shell, by its Lucide name. CSS sets size, stroke, and color. */
export function ShellIcon({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="sh-icon">
      <path d={iconPaths[name]} />
    </svg>
  )
}

/** A package manager that can run the shadcn CLI. */
export type Manager = 'npm' | 'pnpm' | 'yarn' | 'bun'

const runners: Record<Manager, string> = {
  npm: 'npx shadcn@latest',
  pnpm: 'pnpm dlx shadcn@latest',
  yarn: 'yarn dlx shadcn@latest',
  bun: 'bunx --bun shadcn@latest',
}

/** The package managers, in the order in which they are offered. */
export const managers = Object.keys(runners) as Manager[]

/**
 * Returns the command that installs an item of the registry in an app.
 * @param url URL of the item (`url` of its ExportedCode)
 */
export const installCommand = (manager: Manager, url: string): string => `${runners[manager]} add ${url}`

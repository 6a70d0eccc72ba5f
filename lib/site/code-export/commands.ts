/** A package manager that can run the shadcn CLI. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun'

const shadcnCommands: Record<PackageManager, string> = {
  npm: 'npx shadcn@latest',
  pnpm: 'pnpm dlx shadcn@latest',
  yarn: 'yarn dlx shadcn@latest',
  bun: 'bunx --bun shadcn@latest',
}

/** The package managers, in the order in which they are offered. */
export const packageManagers = Object.keys(shadcnCommands) as PackageManager[]

/**
 * Returns the command that installs an item of the registry in an app.
 * @param url URL of the item (`url` of its ExportedCode)
 */
export const installCommand = (manager: PackageManager, url: string): string =>
  `${shadcnCommands[manager]} add ${url}`

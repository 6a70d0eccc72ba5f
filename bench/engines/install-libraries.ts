/** Installs the compared libraries into bench/node_modules, with the versions of bench/package-lock.json. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { rootFolder } from '../../scripts/settings'

const benchFolder = path.join(rootFolder, 'bench')

/** Returns whether all libraries of bench/package.json are installed with the versions that it lists. */
function areLibrariesInstalled(): boolean {
  const manifest = JSON.parse(readFileSync(path.join(benchFolder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return Object.entries(manifest.dependencies).every(([name, version]) => {
    const file = path.join(benchFolder, 'node_modules', name, 'package.json')
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version
  })
}

/**
 * Installs the compared libraries if necessary. The installation needs the npm registry.
 *
 * @throws if the libraries cannot be installed
 */
export function installLibraries(): void {
  if (areLibrariesInstalled()) return
  console.log('Installing the compared libraries (npm ci --prefix bench)')
  const { status } = spawnSync(
    'npm',
    ['ci', '--prefix', benchFolder, '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: rootFolder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0)
    throw new Error(
      'Patternbook: the compared libraries could not be installed. Check the connection to the npm registry and try again.',
    )
}

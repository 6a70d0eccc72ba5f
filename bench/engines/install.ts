/** Installs what the engines are measured beside into bench/node_modules, as bench/package-lock.json says. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/settings'

const folder = path.join(root, 'bench')

/** True when what is installed is what the lock asks for. */
function installed(): boolean {
  const lock = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return Object.entries(lock.dependencies).every(([name, version]) => {
    const file = path.join(folder, 'node_modules', name, 'package.json')
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version
  })
}

/**
 * Makes the peers available. Needs the npm registry once.
 *
 * @throws when they cannot be installed
 */
export function installPeers(): void {
  if (installed()) return
  console.log('Installing the peers (npm ci --prefix bench)')
  const { status } = spawnSync(
    'npm',
    ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0)
    throw new Error(
      'Patternbook: the peers could not be installed, so there is nothing to compare with. Try again with the npm registry in reach.',
    )
}

import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { rootFolder } from '../scripts/settings'

/** Output folder of the bare page. */
export const barePageOutFolder = path.join(rootFolder, 'bench/bare-page/out')

/** Builds a Next.js page that contains only a heading and a counter, for comparison with the site. @throws if the build fails */
export function buildBarePage(): void {
  const { status, stdout, stderr } = spawnSync(path.join(rootFolder, 'node_modules/.bin/next'), ['build'], {
    cwd: path.join(rootFolder, 'bench/bare-page'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) throw new Error(`Patternbook: the bare page could not be built.\n${stdout}${stderr}`)
}

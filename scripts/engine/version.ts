/** The version of the package: the first one in its changelog. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../settings'

const log = readFileSync(path.join(root, 'scripts', 'engine', 'CHANGELOG.md'), 'utf8')

/** The newest version in the changelog. */
export const engineVersion: string = /^## (\d+\.\d+\.\d+)$/m.exec(log)?.[1] ?? ''

/** File name of the packed package. */
export const tarballName = `patternbook-engine-${engineVersion}.tgz`

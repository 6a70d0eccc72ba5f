/** Reads the version of the package from its changelog, where the newest version is first. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { rootFolder } from '../settings'

const changelog = readFileSync(path.join(rootFolder, 'scripts', 'engine', 'CHANGELOG.md'), 'utf8')

/** The newest version in the changelog; empty if there is none. */
export const engineVersion: string = /^## (\d+\.\d+\.\d+)$/m.exec(changelog)?.[1] ?? ''

/** File name of the packed package. */
export const tarballName = `patternbook-engine-${engineVersion}.tgz`

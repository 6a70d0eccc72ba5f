/**
 * Builds the `@patternbook/engine` package: the TypeScript compiler writes one ES module and one declaration file per source
 * file, so lazy imports stay lazy and bundlers keep only what an app uses. npm packs the result. Writes
 * `pkg/patternbook-engine-<version>.tgz` into the given folder.
 */
import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { LICENSE } from '@/lib/site/license'
import packageJson from '@/package.json'
import { type BuildSettings, cacheFolder, rootFolder } from '../settings'
import { engineSources, importedPackagesOf, packagePath } from './package-sources'
import { OPTIONAL_PACKAGES, PACKAGE_NAME, publicModules } from './public-modules'
import { themeCss } from './theme-css'
import { engineVersion, tarballName } from './version'

/** Folder of the package before packing: below node_modules, so that its imports resolve. */
export const engineFolder = path.join(cacheFolder, 'engine')

const execFileAsync = promisify(execFile)
const dependencyVersions: Record<string, string> = packageJson.dependencies
const PEER_PACKAGES = ['react', 'react-dom']

/** Compiler options: strict, with output for bundlers and for Node. */
const compilerOptions = {
  target: 'ES2022',
  lib: ['dom', 'dom.iterable', 'esnext'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  esModuleInterop: true,
  declaration: true,
  rootDir: 'src',
  outDir: 'dist',
  types: ['node'],
}

const outputPath = (file: string) => `./dist/${packagePath(file).replace(/\.tsx?$/, '')}`

/** Returns the content of the package's package.json file. */
export const packageManifest = () => {
  const usedPackages = importedPackagesOf(Object.values(publicModules)).filter(
    (name) => !PEER_PACKAGES.includes(name),
  )
  const withVersion = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, `^${dependencyVersions[name]}`]))
  const optionalPackages = usedPackages.filter((name) => OPTIONAL_PACKAGES.includes(name))
  return {
    name: PACKAGE_NAME,
    version: engineVersion,
    description:
      'The overlays, page transitions, gestures, and design tokens that the Patternbook screens use, for iOS and Material.',
    license: LICENSE.name,
    author: LICENSE.holder,
    keywords: ['react', 'ios', 'material', 'overlay', 'gesture', 'page transition', 'tailwindcss'],
    type: 'module',
    sideEffects: ['*.css'],
    files: ['dist', 'theme.css', 'CHANGELOG.md'],
    exports: {
      ...Object.fromEntries(
        Object.entries(publicModules).map(([name, file]) => [
          `./${name}`,
          { types: `${outputPath(file)}.d.ts`, default: `${outputPath(file)}.js` },
        ]),
      ),
      './theme.css': './theme.css',
      './package.json': './package.json',
    },
    dependencies: withVersion(usedPackages.filter((name) => !OPTIONAL_PACKAGES.includes(name))),
    // `useEffectEvent` and `Activity` exist since React 19.2.
    peerDependencies: { react: '>=19.2', 'react-dom': '>=19.2', ...withVersion(optionalPackages) },
    peerDependenciesMeta: Object.fromEntries(optionalPackages.map((name) => [name, { optional: true }])),
  }
}

const writeFiles = async (folder: string, files: Iterable<readonly [string, string]>): Promise<void> => {
  for (const [name, text] of files) {
    const target = path.join(folder, name)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
}

/**
 * Builds and packs the package.
 * @param folder folder of the export
 * @returns the path of the tarball
 * @throws if the sources do not compile on their own (the error contains the messages of the compiler), or if `npm pack` fails
 */
export const buildEngine = async (
  folder: string,
  { siteUrl, basePath }: Pick<BuildSettings, 'siteUrl' | 'basePath'>,
) => {
  const site = siteUrl + basePath
  const buildFolder = engineFolder
  await rm(buildFolder, { recursive: true, force: true })
  const sources = [...engineSources(site)].map(([name, text]) => [`src/${name}`, text] as const)
  const readme = await readFile(path.join(rootFolder, 'scripts', 'engine', 'README.md'), 'utf8')
  await writeFiles(buildFolder, [
    ...sources,
    ['tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] })],
    ['package.json', `${JSON.stringify(packageManifest(), null, 2)}\n`],
    ['theme.css', themeCss('./dist')],
    ['README.md', readme.replaceAll('{site}', site).replaceAll('{tarball}', `${site}/pkg/${tarballName}`)],
    ['CHANGELOG.md', await readFile(path.join(rootFolder, 'scripts', 'engine', 'CHANGELOG.md'), 'utf8')],
    ['LICENSE', await readFile(path.join(rootFolder, 'LICENSE'), 'utf8')],
  ])
  const shell = process.platform === 'win32'
  await execFileAsync(path.join(rootFolder, 'node_modules', '.bin', 'tsc'), ['-p', buildFolder], {
    shell,
  }).catch(({ stdout = '' }: { stdout?: string }) => {
    throw new Error(
      `Patternbook: ${PACKAGE_NAME} does not compile by itself, so there is no package.\n${stdout}`,
    )
  })
  const target = path.join(folder, 'pkg')
  await mkdir(target, { recursive: true })
  await execFileAsync('npm', ['pack', '--silent', '--pack-destination', target], { cwd: buildFolder, shell })
  return path.join(target, tarballName)
}

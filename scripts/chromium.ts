/**
 * Finds a Chromium that starts and opens a page, and installs one if there is none. The browser tests, the benchmarks, and the
 * tools that take screenshots use it. The result is cached in node_modules/.cache.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { cacheFolder, rootFolder } from './settings'

/** Default command-line switches for Chromium: no sandbox, GPU, or QUIC, and no background requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Name of Chromium's headless program, which renders faster than the full browser, but has no camera and requests no icons. */
const headlessShell = 'chromium-headless-shell'
const programNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
  'brave-browser',
]
const defaultInstallPaths: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    '/Applications/Brave Browser.app/Contents/MacOS/Brave Browser',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}

/** A possible path of a browser, and where it was found, for messages. */
type Candidate = { path: string; origin: string }
/** The result of an earlier run; size and modification time show whether the program is still the same. */
type CacheEntry = { path: string; size: number; modifiedMs: number }

/**
 * Returns the path of a Chromium that works on this machine: the one of the last run, an installed one, or one that this function
 * installs.
 *
 * @param log receives one line per message
 * @throws if no Chromium works; the message contains three commands that may help
 */
export async function findChromium(log: (line: string) => void = () => {}): Promise<string> {
  const cachedPath = readCache('chromium')
  if (cachedPath) return cachedPath
  for (const findCandidates of [findInstalled, installWithPlaywright, installWithApt, installWithNpm]) {
    for (const candidate of await findCandidates(log)) {
      const problem = await findLaunchProblem(candidate.path)
      if (!problem) {
        writeCache('chromium', candidate.path)
        log(`Chromium: ${candidate.path} (${candidate.origin})`)
        return candidate.path
      }
      log(`Chromium: ${candidate.path} (${candidate.origin}) does not start: ${problem}`)
    }
  }
  throw new Error(
    'Patternbook: Chromium could not be started, so the browser tests could not run. To fix this, run one of these:\n' +
      '  npx playwright install --with-deps chromium\n' +
      '  sudo apt-get install -y chromium\n' +
      '  CHROMIUM_PATH=/path/to/chrome npm test',
  )
}

/**
 * Returns the path of the fastest Chromium, for tests that do not need the full browser: the headless shell, if it is installed
 * and works and no environment variable names a browser; otherwise, the result of `findChromium`.
 *
 * @param log receives one line per message
 * @throws like `findChromium`
 */
export async function findQuickChromium(log: (line: string) => void = () => {}): Promise<string> {
  if (environmentCandidates().length > 0) return findChromium(log)
  const cachedPath = readCache(headlessShell)
  if (cachedPath) return cachedPath
  for (const candidate of findOnPath([headlessShell])) {
    if (await findLaunchProblem(candidate)) continue
    writeCache(headlessShell, candidate)
    log(`Chromium: ${candidate} (installed)`)
    return candidate
  }
  return findChromium(log)
}

/**
 * Starts the browser of `findChromium`, for screenshots and measurements: the headless shell positions letters at whole pixels,
 * so its lines can break at different words than those in a visitor's browser. The caller must close the browser.
 */
export async function launchChromium(args: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...chromiumArgs, ...args] })
}

/**
 * Starts the browser of `findChromium` with an emulated GPU: without one, Chromium omits the blur of glass that is
 * scaled or animated. This browser is slower than the one of `launchChromium`. The caller must close the browser.
 */
export async function launchGpuChromium(): Promise<Browser> {
  const args = chromiumArgs.filter((arg) => arg !== '--disable-gpu')
  const gpuArgs = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
  return chromium.launch({ executablePath: await findChromium(), args: [...args, ...gpuArgs] })
}

/**
 * Starts the browser of `findQuickChromium`, for measurements that do not depend on text layout. The caller must close the
 * browser.
 */
export async function launchHeadlessShell(args: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findQuickChromium(), args: [...chromiumArgs, ...args] })
}

/** Returns undefined if the program opens a page, and otherwise the reason why it does not. */
async function findLaunchProblem(executablePath: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath, args: chromiumArgs, timeout: 30_000 })
    try {
      const page = await browser.newPage()
      await page.goto('data:text/html,<title>works</title>')
      if ((await page.title()) !== 'works') return 'it opened a page without a title'
    } finally {
      await browser.close()
    }
  } catch (error) {
    return String(error).split('\n')[0]
  }
}

function environmentCandidates(): Candidate[] {
  return ['CHROMIUM_PATH', 'CHROME_PATH', 'PUPPETEER_EXECUTABLE_PATH'].flatMap((name) => {
    const value = process.env[name]
    return value ? [{ path: value, origin: name }] : []
  })
}

function findInstalled(): Candidate[] {
  const knownCandidates = [...findOnPath(programNames), ...(defaultInstallPaths[process.platform] ?? [])].map(
    (found) => ({
      path: found,
      origin: 'installed',
    }),
  )
  return [
    ...environmentCandidates(),
    ...playwrightCandidates(),
    ...knownCandidates.filter((candidate) => existsSync(candidate.path)),
  ]
}

function playwrightCandidates(): Candidate[] {
  const executable = chromium.executablePath()
  return existsSync(executable) ? [{ path: executable, origin: 'Playwright' }] : []
}

function findOnPath(programs: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return programs.flatMap((name) =>
    folders
      .map((folder) => path.join(folder, name))
      .filter(isProgram)
      .slice(0, 1),
  )
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** Installs the Chromium of Playwright. The installation does not need root. */
function installWithPlaywright(log: (line: string) => void): Candidate[] {
  log('Chromium: none is installed; trying Playwright’s download')
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  return runInstaller(process.execPath, [cli, 'install', 'chromium'], 180, log) ? playwrightCandidates() : []
}

/** Installs Chromium with apt, if apt exists and this process runs as root on Linux. */
function installWithApt(log: (line: string) => void): Candidate[] {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return []
  log('Chromium: trying apt-get install chromium')
  const lockOptions = ['-o', 'DPkg::Lock::Timeout=120']
  runInstaller('apt-get', [...lockOptions, 'update'], 180, log)
  return runInstaller(
    'apt-get',
    [...lockOptions, 'install', '-y', '--no-install-recommends', 'chromium'],
    600,
    log,
  )
    ? [{ path: '/usr/bin/chromium', origin: 'apt' }]
    : []
}

/** Installs an npm package that contains Chromium for Linux, for machines that can reach only the npm registry. */
async function installWithNpm(log: (line: string) => void): Promise<Candidate[]> {
  if (process.platform !== 'linux') return []
  log('Chromium: trying the npm package @sparticuz/chromium')
  const folder = path.join(cacheFolder, 'chromium')
  mkdirSync(folder, { recursive: true })
  if (!runInstaller('npm', ['install', '--prefix', folder, '--no-save', '@sparticuz/chromium@153'], 300, log))
    return []
  const modulePath = createRequire(path.join(folder, 'noop.js')).resolve('@sparticuz/chromium')
  const chromiumModule = (await import(modulePath)) as { default: { executablePath(): Promise<string> } }
  return [{ path: await chromiumModule.default.executablePath(), origin: 'npm' }]
}

/** Runs an installer with a time limit in seconds. Returns whether it succeeded, and logs the reason if it failed. */
function runInstaller(
  command: string,
  args: string[],
  seconds: number,
  log: (line: string) => void,
): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, error, stderr } = spawnSync(command, args, {
    cwd: rootFolder,
    env,
    encoding: 'utf8',
    timeout: seconds * 1000,
  })
  if (status === 0) return true
  // If the program does not exist, there is no output.
  const lines = (stderr ?? '').trim().split('\n')
  const reason = error?.message ?? lines.find((line) => /error|fail/i.test(line)) ?? lines.at(-1)
  log(`Chromium: ${path.basename(command)} ${args.at(0)} failed: ${reason}`)
  return false
}

const cacheFile = (name: string) => path.join(cacheFolder, `${name}.json`)

function readCache(name: string): string | undefined {
  try {
    const { path, size, modifiedMs } = JSON.parse(readFileSync(cacheFile(name), 'utf8')) as CacheEntry
    const stats = statSync(path)
    const requestedPath = environmentCandidates()[0]?.path ?? path
    return stats.size === size && stats.mtimeMs === modifiedMs && requestedPath === path ? path : undefined
  } catch {
    return undefined
  }
}

function writeCache(name: string, executablePath: string): void {
  const { size, mtimeMs } = statSync(executablePath)
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(
    cacheFile(name),
    JSON.stringify({ path: executablePath, size, modifiedMs: mtimeMs } satisfies CacheEntry),
  )
}

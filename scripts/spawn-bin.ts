import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { rootFolder } from './settings'

/**
 * Starts a program of `node_modules/.bin` in the root folder. The program prints to the output of this process. If the program
 * cannot be started, prints a message; the returned process then emits `close`, but (except on Windows) not `exit`.
 * @param program name of the program, such as `next`
 * @param env variables to add to the environment
 */
export const spawnBin = (
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcess =>
  spawn(path.join(rootFolder, 'node_modules', '.bin', program), args, {
    cwd: rootFolder,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).on('error', ({ message }) =>
    console.error(`Patternbook: ${program} could not be started (${message}). Run "npm ci", and try again.`),
  )

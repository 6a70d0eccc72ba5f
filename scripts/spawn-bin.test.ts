import { afterEach, expect, test, vi } from 'vitest'
import { spawnBin } from './spawn-bin'

afterEach(() => vi.restoreAllMocks())

// On Windows, the shell starts and prints its own message.
test.runIf(process.platform !== 'win32')(
  'a program that is not installed is named, with the command that installs it',
  async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const program = spawnBin('missing-program', [])
    const onExit = vi.fn()
    program.on('exit', onExit)
    await new Promise((resolve) => program.on('close', resolve))
    expect(consoleError.mock.calls).toEqual([
      [expect.stringMatching(/^Patternbook: missing-program could not be started \(.*ENOENT.*"npm ci"/)],
    ])
    expect(onExit).not.toHaveBeenCalled()
  },
)

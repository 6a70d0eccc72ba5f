/** Serves a built Next app. */
import { spawn } from 'node:child_process'
import { findFreePort } from '../../serve'

/** How long the server may take to respond, ms. */
const START_TIMEOUT_MS = 30_000

/**
 * Starts the server of a built app.
 * @returns the URL of the server, and a function that stops it
 * @throws if the server does not respond in time
 */
export const startNextServer = async (folder: string): Promise<{ url: string; close: () => void }> => {
  const port = await findFreePort()
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    cwd: folder,
    stdio: 'ignore',
  })
  const url = `http://localhost:${port}/`
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return { url, close: () => void server.kill() }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  server.kill()
  throw new Error(`Patternbook: the Next app did not respond at ${url} within ${START_TIMEOUT_MS / 1000} s.`)
}

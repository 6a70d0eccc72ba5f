/** Checks the port of `npm start`. Opens the port for a moment to check that it is free; writes nothing. */
import { createServer } from 'node:http'
import { listen } from './serve'

/**
 * Parses the port from the environment.
 *
 * @param value value of the environment variable PORT; if it is empty or not set, the port is 3000
 * @throws if the value is not a whole number from 1 to 65535
 */
export function parsePort(value: string | undefined): number {
  const port = Number(value || 3000)
  if ((!value || /^\d+$/.test(value)) && port >= 1 && port <= 65535) return port
  throw new Error(
    `Patternbook: PORT is '${value}', so the server cannot start. ` +
      'Set it to a whole number from 1 to 65535, as in PORT=3001, or leave it empty for 3000.',
  )
}

/**
 * Resolves if a port is free.
 *
 * @throws if another program uses the port, or if the port requires administrator rights
 */
export async function ensurePortFree(port: number): Promise<void> {
  const probe = createServer()
  await listen(probe, port)
  await new Promise((resolve) => probe.close(resolve))
}

/**
 * Where `npm start` is to listen. Reads PORT; opens the port for a moment to see whether it can be had, writes nothing.
 */
import { createServer } from 'node:http'
import { listen } from './serve'

/**
 * The port that the environment asks for.
 *
 * @param value PORT; empty or not set means 3000
 * @throws when it is no whole number from 1 to 65535
 */
export function portOf(value: string | undefined): number {
  const port = Number(value || 3000)
  if ((!value || /^\d+$/.test(value)) && port >= 1 && port <= 65535) return port
  throw new Error(
    `Patternbook: PORT is '${value}', so there is nowhere to listen. ` +
      'Give a whole number from 1 to 65535, like PORT=3001, or leave it empty for 3000.',
  )
}

/**
 * Resolves when a port can be had at the moment.
 *
 * @throws when something else listens there, or when it is not ours to take
 */
export async function ensureFree(port: number): Promise<void> {
  const probe = createServer()
  await listen(probe, port)
  await new Promise((resolve) => probe.close(resolve))
}

import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { ensurePortFree, parsePort } from './port'
import { findFreePort, listen } from './serve'

test.each([undefined, ''])('PORT=%j means 3000', (value) => {
  expect(parsePort(value)).toBe(3000)
})

test('PORT chooses the port', () => {
  expect(parsePort('8080')).toBe(8080)
})

test.each(['abc', '0', '65536', '-1', '3000.5', '1e3', '0x50', ' '])(
  'PORT=%j is an error that describes the valid values',
  (value) => {
    expect(() => parsePort(value)).toThrow(`Patternbook: PORT is '${value}'`)
    expect(() => parsePort(value)).toThrow(/1 to 65535/)
  },
)

test('a used port is detected before the build, and checking a free port leaves it free', async () => {
  const port = await findFreePort()
  await ensurePortFree(port)
  const other = createServer()
  await listen(other, port)
  await expect(ensurePortFree(port)).rejects.toThrow(/^Patternbook: port \d+ is already in use/)
  other.close()
})

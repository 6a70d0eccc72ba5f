/** Asks shadcn's MCP server about the registry, as an editor's assistant would. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** How long the server may take to start and to answer, ms. */
const RESPONSE_TIMEOUT_MS = 60_000
/** Version of the protocol that is spoken. */
const PROTOCOL = '2025-06-18'

type Answer = { id?: number; result?: { content?: { text?: string }[] }; error?: { message: string } }

/**
 * What a tool of the server says, asked once.
 * @param app folder of an app whose `components.json` names the registry
 * @param cli shadcn's command line with its version
 * @param tool name of the tool, e.g. `search_items_in_registries`
 * @param input what it is asked
 * @throws when the server does not answer in time, or with an error
 */
export const askMcp = (app: string, cli: string, tool: string, input: object): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { cwd: app, shell: process.platform === 'win32' }
    const server = spawn('npx', ['--yes', cli, 'mcp'], { ...options, stdio: ['pipe', 'pipe', 'ignore'] })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      server.stdin.end()
      server.kill()
      settle()
    }
    const fail = (reason: string) =>
      end(() => reject(new Error(`Patternbook: the MCP server of ${cli} gave no answer: ${reason}.`)))
    const timer = setTimeout(
      () => fail(`nothing came within ${RESPONSE_TIMEOUT_MS / 1000} s`),
      RESPONSE_TIMEOUT_MS,
    )
    const send = (message: object) =>
      server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
    server.on('error', ({ message }) => fail(message))
    createInterface({ input: server.stdout }).on('line', (line) => {
      const { id, result, error } = JSON.parse(line) as Answer
      if (error) return fail(error.message)
      if (id === 1) {
        send({ method: 'notifications/initialized' })
        send({ id: 2, method: 'tools/call', params: { name: tool, arguments: input } })
      }
      if (id === 2) end(() => resolve((result?.content ?? []).map(({ text }) => text ?? '').join('\n')))
    })
    const clientInfo = { name: 'patternbook', version: '1' }
    send({
      id: 1,
      method: 'initialize',
      params: { protocolVersion: PROTOCOL, capabilities: {}, clientInfo },
    })
  })

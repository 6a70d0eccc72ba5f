/** Calls shadcn's MCP server to search our registry, as an AI assistant in an editor would. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** How long the server may take to start and to respond, ms. */
const RESPONSE_TIMEOUT_MS = 60_000
/** Version of the Model Context Protocol. */
const PROTOCOL_VERSION = '2025-06-18'

type McpResponse = { id?: number; result?: { content?: { text?: string }[] }; error?: { message: string } }

/**
 * Calls a tool of the server once and returns its text.
 * @param appFolder folder of an app whose `components.json` names the registry
 * @param cli npm package of shadcn's command-line tool with its version, e.g. `shadcn@4.23.0`
 * @param tool name of the tool, e.g. `search_items_in_registries`
 * @param input arguments of the tool
 * @throws if the server does not respond in time, or responds with an error
 */
export const callMcpTool = (appFolder: string, cli: string, tool: string, input: object): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { cwd: appFolder, shell: process.platform === 'win32' }
    const server = spawn('npx', ['--yes', cli, 'mcp'], { ...options, stdio: ['pipe', 'pipe', 'ignore'] })
    const stopServer = (settle: () => void) => {
      clearTimeout(timer)
      server.stdin.end()
      server.kill()
      settle()
    }
    const fail = (reason: string) =>
      stopServer(() => reject(new Error(`Patternbook: the MCP server of ${cli} failed: ${reason}.`)))
    const timer = setTimeout(
      () => fail(`no response within ${RESPONSE_TIMEOUT_MS / 1000} s`),
      RESPONSE_TIMEOUT_MS,
    )
    const sendMessage = (message: object) =>
      server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
    server.on('error', ({ message }) => fail(message))
    createInterface({ input: server.stdout }).on('line', (line) => {
      const { id, result, error } = JSON.parse(line) as McpResponse
      if (error) return fail(error.message)
      if (id === 1) {
        sendMessage({ method: 'notifications/initialized' })
        sendMessage({ id: 2, method: 'tools/call', params: { name: tool, arguments: input } })
      }
      if (id === 2)
        stopServer(() => resolve((result?.content ?? []).map(({ text }) => text ?? '').join('\n')))
    })
    const clientInfo = { name: 'patternbook', version: '1' }
    sendMessage({
      id: 1,
      method: 'initialize',
      params: { protocolVersion: PROTOCOL_VERSION, capabilities: {}, clientInfo },
    })
  })

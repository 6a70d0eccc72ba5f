import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** JSON as the database stores it. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A message of the protocol. If `t` is `c`, the message is about the connection; if it is `d`, the message is about data. */
type Frame = { t: 'c' | 'd'; d: { r?: number; a?: string; b?: { p?: string } } }

/** A running server, and functions with which a test controls it. */
export type RealtimeServer = {
  /** URL for the SDK. */
  url: string
  port: number
  /** Returns the number of connected clients. */
  clients(): number
  /** Sets the value at a path and sends the value to all clients that listen to the path. */
  set(path: string, value: Json): void
  /** Denies reading a path. */
  deny(path: string): void
  /** Allows reading a path again. */
  allow(path: string): void
  /** Lets new clients connect without ever answering them. Call with `false` to answer new clients again. */
  silence(silent?: boolean): void
  /** Closes all connections and refuses new ones until `start` is called. */
  stop(): Promise<void>
  start(): Promise<void>
}

const at = (tree: Json, path: string): Json =>
  path
    .split('/')
    .filter(Boolean)
    .reduce<Json>((value, key) => (value as { [key: string]: Json } | null)?.[key] ?? null, tree)

/**
 * Starts a Realtime Database for tests. It implements reading in version 5 of Firebase's WebSocket protocol, from data in memory.
 * @param tree the data, with the keys of the export
 * @param port port of the server; a free port by default
 */
export async function realtimeServer(tree: { [key: string]: Json } = {}, port = 0): Promise<RealtimeServer> {
  const values = new Map<string, Json>()
  const denied = new Set<string>()
  const listening = new Map<WebSocket, Set<string>>()
  let silent = false
  let server: WebSocketServer | undefined
  const objectAt = (path: string) => values.get(path) ?? at(tree, path)
  const send = (client: WebSocket, frame: object) => client.send(JSON.stringify(frame))
  const sendValue = (client: WebSocket, path: string) =>
    send(client, { t: 'd', d: { a: 'd', b: { p: path, d: objectAt(path) } } })

  const answer = (client: WebSocket, { t, d: { r, a, b } }: Frame) => {
    if (t !== 'd' || r === undefined) return
    const path = (b?.p ?? '').replace(/^\//, '')
    const refuse = a === 'q' && denied.has(path)
    if (a === 'q' && !refuse) {
      listening.get(client)?.add(path)
      // The server sends the value before the acknowledgment. Otherwise, the client would show the old value again.
      sendValue(client, path)
    }
    if (a === 'n') listening.get(client)?.delete(path)
    const body = refuse ? { s: 'permission_denied', d: 'Permission denied' } : { s: 'ok', d: {} }
    send(client, { t: 'd', d: { r, b: body } })
  }

  const accept = (client: WebSocket) => {
    listening.set(client, new Set())
    client.on('close', () => listening.delete(client))
    client.on('error', () => {})
    if (silent) return
    const h = `localhost:${api.port}`
    send(client, { t: 'c', d: { t: 'h', d: { ts: Date.now(), v: '5', h, s: 'session' } } })
    client.on('message', (data) => {
      const text = String(data)
      // Clients send "0" to keep the connection alive.
      if (text !== '0') answer(client, JSON.parse(text) as Frame)
    })
  }

  const api: RealtimeServer = {
    url: '',
    port,
    clients: () => listening.size,
    set(path, value) {
      values.set(path, value)
      for (const [client, paths] of listening) if (paths.has(path)) sendValue(client, path)
    },
    deny: (path) => void denied.add(path),
    allow: (path) => void denied.delete(path),
    silence: (now = true) => {
      silent = now
    },
    async stop() {
      const stopping = server
      server = undefined
      for (const client of stopping?.clients ?? []) client.terminate()
      await new Promise<void>((resolve) => (stopping ? stopping.close(() => resolve()) : resolve()))
    },
    async start() {
      if (server) return
      const starting = new WebSocketServer({ port: api.port })
      await new Promise((resolve, reject) => starting.once('listening', resolve).once('error', reject))
      starting.on('connection', accept)
      server = starting
      api.port = (starting.address() as AddressInfo).port
      api.url = `http://localhost:${api.port}/?ns=demo`
    },
  }
  await api.start()
  return api
}

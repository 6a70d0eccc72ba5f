import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** JSON as the database stores it. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/**
 * A message of Firebase's protocol. If `t` is `c`, the message is about the connection; if it is `d`, the message is about data.
 * In a request for data, `r` is the number of the request, `a` is the action (`q` starts listening to a path, `n` stops), and
 * `b.p` is the path.
 */
type Message = { t: 'c' | 'd'; d: { r?: number; a?: string; b?: { p?: string } } }

/** A database server, and functions with which a test controls it. */
export type RealtimeServer = {
  /** URL for Firebase's SDK. */
  url: string
  port: number
  /** Returns the number of connected clients. */
  clientCount(): number
  /** Sets the value at a path and sends the value to all clients that listen to exactly this path. */
  set(path: string, value: Json): void
  /** Denies new requests to listen to a path. */
  deny(path: string): void
  /** Allows new requests to listen to a path again. */
  allow(path: string): void
  /** Lets new clients connect without ever answering them. Call with `false` to answer new clients again. */
  setSilent(isSilent?: boolean): void
  /** Closes all connections and refuses new ones until `start` is called. */
  stop(): Promise<void>
  start(): Promise<void>
}

const valueAt = (tree: Json, path: string): Json =>
  path
    .split('/')
    .filter(Boolean)
    .reduce<Json>((value, key) => (value as { [key: string]: Json } | null)?.[key] ?? null, tree)

/**
 * Starts a Realtime Database for tests. It implements reading in version 5 of Firebase's WebSocket protocol, from data in memory.
 * @param tree the data: nested objects with a key for each part of a path
 * @param port port of the server; a free port by default
 */
export async function startRealtimeServer(
  tree: { [key: string]: Json } = {},
  port = 0,
): Promise<RealtimeServer> {
  const changedValues = new Map<string, Json>()
  const deniedPaths = new Set<string>()
  const pathsByClient = new Map<WebSocket, Set<string>>()
  let isSilent = false
  let server: WebSocketServer | undefined
  const currentValue = (path: string) =>
    changedValues.has(path) ? changedValues.get(path)! : valueAt(tree, path)
  const send = (client: WebSocket, message: object) => client.send(JSON.stringify(message))
  const sendValue = (client: WebSocket, path: string) =>
    send(client, { t: 'd', d: { a: 'd', b: { p: path, d: currentValue(path) } } })

  const handleMessage = (client: WebSocket, { t, d: { r, a, b } }: Message) => {
    if (t !== 'd' || r === undefined) return
    const path = (b?.p ?? '').replace(/^\//, '')
    const isDenied = a === 'q' && deniedPaths.has(path)
    if (a === 'q' && !isDenied) {
      pathsByClient.get(client)?.add(path)
      // The server sends the value before the acknowledgment. Otherwise, the client would show the old value again.
      sendValue(client, path)
    }
    if (a === 'n') pathsByClient.get(client)?.delete(path)
    const body = isDenied ? { s: 'permission_denied', d: 'Permission denied' } : { s: 'ok', d: {} }
    send(client, { t: 'd', d: { r, b: body } })
  }

  const handleConnection = (client: WebSocket) => {
    pathsByClient.set(client, new Set())
    client.on('close', () => pathsByClient.delete(client))
    client.on('error', () => {})
    if (isSilent) return
    const host = `localhost:${realtimeServer.port}`
    send(client, { t: 'c', d: { t: 'h', d: { ts: Date.now(), v: '5', h: host, s: 'session' } } })
    client.on('message', (data) => {
      const text = String(data)
      // Clients send "0" to keep the connection alive.
      if (text !== '0') handleMessage(client, JSON.parse(text) as Message)
    })
  }

  const realtimeServer: RealtimeServer = {
    url: '',
    port,
    clientCount: () => pathsByClient.size,
    set(path, value) {
      changedValues.set(path, value)
      for (const [client, paths] of pathsByClient) if (paths.has(path)) sendValue(client, path)
    },
    deny: (path) => void deniedPaths.add(path),
    allow: (path) => void deniedPaths.delete(path),
    setSilent: (value = true) => {
      isSilent = value
    },
    async stop() {
      const oldServer = server
      server = undefined
      for (const client of oldServer?.clients ?? []) client.terminate()
      await new Promise<void>((resolve) => (oldServer ? oldServer.close(() => resolve()) : resolve()))
    },
    async start() {
      if (server) return
      const newServer = new WebSocketServer({ port: realtimeServer.port })
      await new Promise((resolve, reject) => newServer.once('listening', resolve).once('error', reject))
      newServer.on('connection', handleConnection)
      server = newServer
      realtimeServer.port = (newServer.address() as AddressInfo).port
      realtimeServer.url = `http://localhost:${realtimeServer.port}/?ns=demo`
    },
  }
  await realtimeServer.start()
  return realtimeServer
}

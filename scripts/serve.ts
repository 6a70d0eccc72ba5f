/**
 * Serves a static export the way a host does: folders by their index page, a redirect to the trailing slash, 404.html
 * with status 404, the export's own `_headers` and `_redirects`, compressed text. Used by `npm start`, the browser
 * tests and the benchmarks. Reads the export, writes nothing.
 */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type HeaderRule, headersFor, parseHeaders, parseRedirects, type Redirect } from './host-files'
import { outFolder } from './settings'

/** What to serve and where. */
export type ServeOptions = {
  /** Folder of the export; `out` by default. */
  folder?: string
  /** Port to listen on; 0 (default) takes a free one. */
  port?: number
  /** The base path that the export was built with; empty by default. */
  basePath?: string
  /** False leaves `_redirects` aside, as a host that knows no such file does. */
  redirects?: boolean
}

/** A running server. */
export type Site = { url: string; port: number; close(): Promise<void> }

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
const compressible = /^text|json|javascript|xml/

type Packed = { etag: string; encoding: string; bytes: Buffer }
type Export = {
  folder: string
  basePath: string
  rules: HeaderRule[]
  moves: Redirect[]
  packed: Map<string, Packed>
}

/**
 * Starts the server and resolves when it listens.
 *
 * @throws when the port is taken
 */
export async function serve(options: ServeOptions = {}): Promise<Site> {
  const { folder = outFolder, port = 0, basePath = '', redirects = true } = options
  const text = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => '')
  const site: Export = {
    folder,
    basePath,
    rules: parseHeaders(await text('_headers')),
    moves: redirects ? parseRedirects(await text('_redirects')) : [],
    packed: new Map(),
  }
  const server = createServer((request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      console.error(`Patternbook: ${request.url} could not be served.`, error)
      response.writeHead(500).end()
    })
  })
  await listen(server, port)
  const real = (server.address() as AddressInfo).port
  return {
    url: `http://localhost:${real}${basePath}/`,
    port: real,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(site: Export, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const pathname = decode(url.pathname)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return
  }
  const move = site.moves.find((candidate) => candidate.from === pathname)
  if (move) return redirect(response, move.status, move.to + url.search)
  if (site.basePath && pathname === site.basePath) return redirect(response, 301, `${pathname}/${url.search}`)
  const file = pathname?.startsWith(`${site.basePath}/`) ? await find(site, pathname) : undefined
  if (file === 'folder') return redirect(response, 301, `${url.pathname}/${url.search}`)
  const found = file ?? path.join(site.folder, '404.html')
  await send(site, request, response, { file: found, pathname: pathname ?? '/', status: file ? 200 : 404 })
}

/** The file behind a path, 'folder' when only the trailing slash is missing, nothing when there is none. */
async function find(site: Export, pathname: string): Promise<string | undefined> {
  const relative = pathname.slice(site.basePath.length)
  const target = path.join(site.folder, relative)
  const inside = target === site.folder || target.startsWith(site.folder + path.sep)
  if (!inside || relative.includes('\0') || /^\/_(headers|redirects)$/.test(relative)) return undefined
  const isFile = (name: string) =>
    stat(name).then(
      (entry) => entry.isFile(),
      () => false,
    )
  if (relative.endsWith('/')) {
    const index = path.join(target, 'index.html')
    return (await isFile(index)) ? index : undefined
  }
  if (await isFile(target)) return target
  return (await isFile(path.join(target, 'index.html'))) ? 'folder' : undefined
}

async function send(
  site: Export,
  request: IncomingMessage,
  response: ServerResponse,
  { file, pathname, status }: { file: string; pathname: string; status: number },
): Promise<void> {
  const type = types[path.extname(file)] ?? 'application/octet-stream'
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = !compressible.test(type)
    ? ''
    : /\bbr\b/.test(accepted)
      ? 'br'
      : /\bgzip\b/.test(accepted)
        ? 'gzip'
        : ''
  const { bytes, etag } = await pack(site, file, encoding)
  const headers: Record<string, string | number> = {
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...Object.fromEntries(headersFor(site.rules, pathname)),
  }
  if (encoding) headers['Content-Encoding'] = encoding
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(status, { ...headers, 'Content-Length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** A file's bytes in one encoding; kept in memory until the file changes. */
async function pack(site: Export, file: string, encoding: string): Promise<Packed> {
  const { mtimeMs, size } = await stat(file)
  const etag = `"${createHash('sha1').update(`${file} ${mtimeMs} ${size} ${encoding}`).digest('base64url')}"`
  const kept = site.packed.get(file + encoding)
  if (kept?.etag === etag) return kept
  const raw = await readFile(file)
  const bytes =
    encoding === 'br'
      ? brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : encoding === 'gzip'
        ? gzipSync(raw)
        : raw
  const packed = { etag, encoding, bytes }
  site.packed.set(file + encoding, packed)
  return packed
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location }).end()
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

const listenErrors: Record<string, string> = {
  EADDRINUSE: 'is taken. Stop what runs there, or choose',
  EACCES: 'is kept for the administrator of this machine. Choose',
}

/**
 * Resolves when a server listens.
 *
 * @throws when the port is taken, or when the system keeps it for others
 */
export const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = listenErrors[error.code ?? '']
      reject(why ? new Error(`Patternbook: port ${port} ${why} another: PORT=3001 npm start`) : error)
    })
    server.listen(port, resolve)
  })

/** A port that nothing listens on at the moment. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

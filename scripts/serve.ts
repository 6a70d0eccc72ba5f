/**
 * Serves a static export as hosts do: folders by their index pages, a redirect to the trailing slash, 404.html with status 404,
 * and the rules in `_headers` and `_redirects` of the export. `send` (the file server of Express) reads and sends the files, and
 * `compression` compresses text. `npm start`, the browser tests, the benchmarks, and tools that take screenshots use this server.
 * Writes nothing.
 */
import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import send from 'send'
import {
  type HeaderRule,
  HSTS_HEADER,
  headersFor,
  parseHeaders,
  parseRedirects,
  type Redirect,
} from './host-files'
import { outFolder } from './settings'

/** Options of the server. */
type ServeOptions = {
  /** Folder of the export; `out` by default. */
  folder?: string
  /** Port to listen on; 0 (default) takes a free one. */
  port?: number
  /** The base path that the export was built with; empty by default. */
  basePath?: string
  /** Whether to apply `_redirects`, which some hosts do not support; true by default. */
  applyRedirects?: boolean
  /** Whether to compress text; true by default. Without compression, the server needs less CPU time. */
  compress?: boolean
}

/** A running server. */
export type RunningServer = { url: string; port: number; close(): Promise<void> }

type ServedExport = { folder: string; basePath: string; headerRules: HeaderRule[]; redirects: Redirect[] }

/** The types of `compression` are from Express, but the function needs only Node's request and response. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const compressText = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  // A part of a file (206) is not compressed, because its range refers to uncompressed bytes.
  filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
}) as unknown as Middleware

/**
 * Starts the server and resolves when it listens.
 *
 * @throws if the port is in use, or requires administrator rights
 */
export async function serve(options: ServeOptions = {}): Promise<RunningServer> {
  const { folder = outFolder, port = 0, basePath = '', applyRedirects = true, compress = true } = options
  const servedExport: ServedExport = {
    folder,
    basePath,
    headerRules: parseHeaders(readTextIfExists(path.join(folder, '_headers'))),
    redirects: applyRedirects ? parseRedirects(readTextIfExists(path.join(folder, '_redirects'))) : [],
  }
  const server = createServer((request, response) => {
    const next = () => handleRequest(servedExport, request, response)
    if (compress) compressText(request, response, next)
    else next()
  })
  await listen(server, port)
  const actualPort = (server.address() as AddressInfo).port
  return {
    url: `http://localhost:${actualPort}${basePath}/`,
    port: actualPort,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function handleRequest(servedExport: ServedExport, request: IncomingMessage, response: ServerResponse): void {
  setHeaders(servedExport, response, `${servedExport.basePath}/404.html`)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return
  }
  // The request target may be an absolute URL (RFC 9112, section 3.2.2).
  const [, url, search = ''] = /^(?:https?:\/\/[^/?]+)?([^?]*)(.*)$/is.exec(request.url ?? '') ?? []
  const pathname = decodePath(url || '/')
  const redirect = servedExport.redirects.find(({ from }) => from === pathname)
  if (redirect) redirectTo(response, redirect.status, redirect.to + search)
  else if (servedExport.basePath && pathname === servedExport.basePath)
    redirectTo(response, 301, `${pathname}/${search}`)
  else if (pathname?.startsWith(`${servedExport.basePath}/`))
    sendFile(servedExport, request, response, pathname, search)
  else sendNotFound(servedExport, request, response)
}

function sendFile(
  servedExport: ServedExport,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  search: string,
): void {
  const relativePath = pathname.slice(servedExport.basePath.length)
  if (relativePath === '/_headers' || relativePath === '/_redirects') {
    sendNotFound(servedExport, request, response)
    return
  }
  send(request, encodePath(relativePath), {
    root: servedExport.folder,
    dotfiles: 'ignore',
    cacheControl: false,
  })
    .on('headers', () => setHeaders(servedExport, response, pathname))
    .on('directory', () => {
      if (isFile(path.join(servedExport.folder, relativePath, 'index.html')))
        redirectTo(response, 301, `${encodePath(pathname)}/${search}`)
      else sendNotFound(servedExport, request, response)
    })
    .on('error', (error: HttpError) => {
      if (error.status >= 500) console.error(`Patternbook: ${request.url} could not be served.`, error)
      if (error.status === 404) sendNotFound(servedExport, request, response)
      else response.writeHead(error.status, error.headers).end()
    })
    .pipe(response)
}

/** An error of `send`, with the status and the headers of the response. */
type HttpError = Error & { status: number; headers?: Record<string, string> }

/**
 * Returns the decoded path of a request; undefined if the path is invalid. Paths with backslashes, empty segments, or segments
 * that begin with a dot are refused, because a redirect to such a path could lead to another host.
 */
function decodePath(url: string): string | undefined {
  try {
    const pathname = decodeURIComponent(url)
    return pathname.startsWith('/') && !/\/\/|\/\.|\\|\0/.test(pathname) ? pathname : undefined
  } catch {
    return undefined
  }
}

const encodePath = (pathname: string): string => pathname.split('/').map(encodeURIComponent).join('/')

/** Sets the headers of a path, except HSTS, which a server must not send over plain http (RFC 6797, section 7.2). */
function setHeaders(servedExport: ServedExport, response: ServerResponse, pathname: string): void {
  response.setHeader('Cache-Control', 'no-cache')
  for (const [name, value] of headersFor(servedExport.headerRules, pathname))
    if (name !== HSTS_HEADER) response.setHeader(name, value)
}

function sendNotFound(servedExport: ServedExport, request: IncomingMessage, response: ServerResponse): void {
  response.statusCode = 404
  const options = { root: servedExport.folder, cacheControl: false, acceptRanges: false, etag: false }
  send(request, '/404.html', { ...options, lastModified: false })
    .on('error', () => response.end())
    .pipe(response)
}

function redirectTo(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location }).end()
}

const isFile = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isFile() ?? false

const readTextIfExists = (name: string): string => (isFile(name) ? readFileSync(name, 'utf8') : '')

const hintByErrorCode: Record<string, string> = {
  EADDRINUSE: 'is already in use. Stop the program that uses it, or choose',
  EACCES: 'requires administrator rights. Choose',
}

/**
 * Starts to listen on a port. Resolves when the server listens.
 *
 * @throws if the port is in use, or requires administrator rights
 */
export const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const hint = hintByErrorCode[error.code ?? '']
      reject(hint ? new Error(`Patternbook: port ${port} ${hint} another: PORT=3001 npm start`) : error)
    })
    server.listen(port, resolve)
  })

/** Finds a port that is free at the moment. */
export const findFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

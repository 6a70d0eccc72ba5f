/** Sends requests with targets that `fetch` would normalize, for the tests of our own server and of nginx. */
import { type IncomingHttpHeaders, request } from 'node:http'

/** A response, as it was sent. */
type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/**
 * Sends a GET request with this exact request target, without normalization.
 *
 * @param origin origin of the server, e.g. `http://localhost:8080`
 * @param requestTarget path, encoded as it is sent, e.g. `/.%2f_headers`
 * @param headers headers to send
 * @throws if the server cannot be reached
 */
export const rawRequest = (
  origin: string,
  requestTarget: string,
  headers: Record<string, string> = {},
): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const outgoingRequest = request({ hostname, port, path: requestTarget, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (part: Buffer) => chunks.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    outgoingRequest.on('error', reject)
    outgoingRequest.end()
  })

/**
 * Returns request targets that a vulnerable server answers with an error, a file that is not public, or a redirect to another
 * host.
 *
 * @param basePath base path of the site, empty at the root
 * @param screen path of a screen below the base path, e.g. `login/0`
 */
export const hostileRequestTargets = (basePath: string, screen: string): string[] => {
  const screenPath = `${basePath}/${screen}`.slice(1)
  const encoded = screenPath.replaceAll('/', '%2f')
  return [
    ...[
      '//',
      '///',
      '//[',
      'http://',
      '/%',
      '/%00',
      '/%5c',
      '/\\evil.example/',
      '/%2f',
      '/%2f%2fevil.example/',
    ],
    `/.//evil.example/..%2f${encoded}`,
    `//evil.example/..%2f${encoded}`,
    `//evil.example/%2e%2e/${screenPath}`,
    `//${screenPath}`,
    `//${screenPath}//`,
    `/\\${screenPath}`,
    `/%5c${encoded}`,
    `//${encoded}`,
    `/${encoded}%0d%0aLocation:%20http://evil.example/`,
    `${basePath}/./_headers`,
    `${basePath}/.%2f_headers`,
    `${basePath}/%2e%2f_redirects`,
    `/${screenPath}/..%2f..%2f_headers`,
    `${basePath}/..%2f..%2f..%2f..%2f..%2fetc/passwd`,
    `${basePath}/..%5c..%5c..%5cetc/passwd`,
  ]
}

/**
 * Returns what is wrong with the response to a hostile request target; undefined if the response is a page of this site, a
 * redirect within the site, or a refusal.
 */
export const responseError = ({ status, headers, body }: RawResponse): string | undefined => {
  if (status >= 500) return `status ${status}`
  const { location } = headers
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `redirects to ${location}`
  if (/X-Content-Type-Options|\/home\/ 302|root:/.test(body.toString()))
    return 'sends a file that is not public'
}

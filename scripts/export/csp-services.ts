/**
 * What the Content Security Policy of a build allows besides its own origin: the hosts of the services in its settings. Pure.
 */

import type { Settings } from '../settings'
import { type Allowance, googleMaps } from './csp'

/**
 * A Realtime Database uses WebSockets; after the handshake, on another host of the same service.
 *
 * @param url URL of the database, validated by the settings
 */
function database(url: string): Allowance {
  const { protocol, host } = new URL(url)
  const [service] = /(firebaseio\.com|firebasedatabase\.app)$/.exec(host) ?? []
  const socket = protocol === 'https:' ? 'wss' : 'ws'
  return { sources: { 'connect-src': [`${socket}://${service ? `*.${service}` : host}`] } }
}

/** The newsletter posts addresses to one endpoint. */
const newsletter = (endpoint: string): Allowance => ({
  sources: { 'connect-src': [new URL(endpoint).origin] },
})

/** What the Content Security Policy has to allow for the settings of a build. */
export const allowancesOf = ({
  googleMapsKey,
  databaseUrl,
  subscribeEndpoint,
}: Pick<Settings, 'googleMapsKey' | 'databaseUrl' | 'subscribeEndpoint'>): Allowance[] => [
  ...(googleMapsKey ? [googleMaps] : []),
  ...(databaseUrl ? [database(databaseUrl)] : []),
  ...(subscribeEndpoint ? [newsletter(subscribeEndpoint)] : []),
]

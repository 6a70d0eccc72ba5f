/**
 * What the policy of a build allows besides its own origin: the hosts of the services that its settings name, and
 * nothing of those that are off. Pure.
 */

import type { Settings } from '../settings'
import { type Allowance, googleMaps } from './csp'

/**
 * A Realtime Database speaks through WebSockets, after its first greeting from another host of the same service.
 *
 * @param url address of the database, checked by the settings
 */
function database(url: string): Allowance {
  const { protocol, host } = new URL(url)
  const [service] = /(firebaseio\.com|firebasedatabase\.app)$/.exec(host) ?? []
  const socket = protocol === 'https:' ? 'wss' : 'ws'
  return { sources: { 'connect-src': [`${socket}://${service ? `*.${service}` : host}`] } }
}

/** The newsletter's addresses go to one place. */
const newsletter = (endpoint: string): Allowance => ({
  sources: { 'connect-src': [new URL(endpoint).origin] },
})

/** What the settings of a build need besides its own origin. */
export const allowancesOf = ({
  googleMapsKey,
  databaseUrl,
  subscribeEndpoint,
}: Pick<Settings, 'googleMapsKey' | 'databaseUrl' | 'subscribeEndpoint'>): Allowance[] => [
  ...(googleMapsKey ? [googleMaps] : []),
  ...(databaseUrl ? [database(databaseUrl)] : []),
  ...(subscribeEndpoint ? [newsletter(subscribeEndpoint)] : []),
]

/**
 * Determines what the Content Security Policy of a build allows in addition to the default sources: the hosts of the services in
 * the settings. The functions are pure.
 */

import type { BuildSettings } from '../settings'
import { type CspAllowance, googleMapsAllowance } from './csp'

/**
 * Returns what a Realtime Database needs: WebSocket connections, which can move to another host of the same service.
 *
 * @param url URL of the database, validated by the settings
 */
function databaseAllowance(url: string): CspAllowance {
  const { protocol, host } = new URL(url)
  const [service] = /(firebaseio\.com|firebasedatabase\.app)$/.exec(host) ?? []
  const socket = protocol === 'https:' ? 'wss' : 'ws'
  return { sources: { 'connect-src': [`${socket}://${service ? `*.${service}` : host}`] } }
}

/** Returns what the newsletter needs: requests to the origin of the endpoint that receives email addresses. */
const newsletterAllowance = (endpoint: string): CspAllowance => ({
  sources: { 'connect-src': [new URL(endpoint).origin] },
})

/** Returns what the Content Security Policy has to allow for the settings of a build. */
export const cspAllowancesOf = ({
  googleMapsApiKey,
  databaseUrl,
  subscribeEndpoint,
}: Pick<BuildSettings, 'googleMapsApiKey' | 'databaseUrl' | 'subscribeEndpoint'>): CspAllowance[] => [
  ...(googleMapsApiKey ? [googleMapsAllowance] : []),
  ...(databaseUrl ? [databaseAllowance(databaseUrl)] : []),
  ...(subscribeEndpoint ? [newsletterAllowance(subscribeEndpoint)] : []),
]

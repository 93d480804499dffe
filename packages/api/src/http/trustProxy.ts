import { isIP } from 'node:net'

/**
 * Whose X-Forwarded-For counts: nobody's, or that of proxies at these addresses. A mere number of proxies is no choice:
 * whoever reached the server past them could write what he likes.
 */
export type TrustProxy = false | string[]

/** Names of networks: this machine, and the private networks. */
const NAMED = new Set(['loopback', 'uniquelocal'])

/** Reads `off`, or addresses, networks and their names with commas between them; null where it is none. */
export function readTrustProxy(text: string): TrustProxy | null {
  if (text === 'off') return false
  const networks = text.split(',').map((part) => part.trim())
  return networks.every((network) => NAMED.has(network) || isNetwork(network)) ? networks : null
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

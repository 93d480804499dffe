import { isIP } from 'node:net'

/**
 * The proxies whose X-Forwarded-For is trusted: none, or those at these addresses. A number of proxies is not offered: a
 * client that bypasses them could forge the header.
 */
export type TrustProxy = false | string[]

/** Names of networks that Fastify knows: this machine, and the private networks. */
const NAMED = new Set(['loopback', 'uniquelocal'])

/** Parses `off`, or a comma-separated list of addresses, networks and their names; null if the text is invalid. */
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

import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'

/** The networks in which endpoints may lie, beside all public addresses. */
export interface AddressPolicy {
  readonly allowsLoopback: boolean
  readonly networks: BlockList
}

/** Source: the registries of special-purpose addresses of IANA for IPv4 (RFC 6890 and its updates), and multicast. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
/** Global unicast addresses of IPv6; everything else (loopback, local, mapped, translated, multicast) is refused. */
const GLOBAL_IPV6 = '2000::/3'
/** Within them: protocol assignments with Teredo, documentation, and 6to4, which carries an IPv4 address. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/')
    list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4')

const SPECIAL = listOf([...SPECIAL_IPV4, ...SPECIAL_IPV6])
const GLOBAL = listOf([GLOBAL_IPV6])
const LOOPBACK = listOf(['127.0.0.0/8', '::1/128'])

/** Only public addresses. */
export const PUBLIC_ONLY: AddressPolicy = { allowsLoopback: false, networks: new BlockList() }

/** Parses `off`, or `loopback` and networks as 10.1.0.0/16, separated by commas; null if the text is invalid. */
export function readAddressPolicy(text: string): AddressPolicy | null {
  if (text === 'off') return PUBLIC_ONLY
  const parts = text.split(',').map((part) => part.trim())
  const networks = parts.filter((part) => part !== 'loopback')
  if (!networks.every(isNetwork)) return null
  return { allowsLoopback: parts.includes('loopback'), networks: listOf(networks) }
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '', ...rest] = text.split('/')
  const version = isIP(address)
  return version !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

/** Whether a connection to an address may be made. An IPv4 address in the form of IPv6 counts as what it stands for. */
export function isAllowedAddress({ allowsLoopback, networks }: AddressPolicy, address: string): boolean {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (isIP(plain) === 0) return false
  const family = familyOf(plain)
  if (LOOPBACK.check(plain, family)) return allowsLoopback
  if (networks.check(plain, family)) return true
  return !SPECIAL.check(plain, family) && (family === 'ipv4' || GLOBAL.check(plain, family))
}

export type UrlViolation =
  | 'NO_URL'
  /** http:// is allowed on this machine only, and only if the policy allows it. */
  | 'NOT_HTTPS'
  /** A name and a password belong into no address that is listed and logged. */
  | 'HAS_PASSWORD'
  | 'ADDRESS_REFUSED'

/** Whether messages may be sent to an address; a host name is looked up and checked at each connection. */
export function checkUrl(policy: AddressPolicy, text: string): Result<URL, UrlViolation> {
  const url = URL.parse(text)
  if (url === null || text.length > LONGEST_URL) return err('NO_URL')
  if (url.username !== '' || url.password !== '') return err('HAS_PASSWORD')
  const host = hostOf(url)
  const isLoopback = host === 'localhost' || (isIP(host) !== 0 && LOOPBACK.check(host, familyOf(host)))
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback && policy.allowsLoopback))
    return err('NOT_HTTPS')
  if (isIP(host) !== 0 ? !isAllowedAddress(policy, host) : isLoopback && !policy.allowsLoopback)
    return err('ADDRESS_REFUSED')
  return ok(url)
}

const LONGEST_URL = 2000

/** The host of an address, an IPv6 address without its brackets. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

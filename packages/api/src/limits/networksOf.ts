import { isIPv4, isIPv6 } from 'node:net'

/** A network whose calls are counted together. */
interface Network {
  /** An IPv4 address, an IPv6 prefix with its length, or any other text unchanged. */
  readonly name: string
  /** How many times the calls of one caller it may send. */
  readonly callers: number
}

/** Calls of an IPv6 network of 48 bits, the most that a provider assigns to one site, count as those of this many callers. */
const CALLERS_OF_SITE = 4

/**
 * The networks that an address belongs to, the smallest first: an IPv4 address, or the first 64 bits of an IPv6 address,
 * which a provider assigns to one household, and its first 48, within which one caller has 65,536 of these.
 */
export function networksOf(address: string): readonly Network[] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (isIPv4(mapped) || !isIPv6(mapped)) return [{ name: mapped, callers: 1 }]
  const [plain = ''] = mapped.split('%')
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16))
  const prefix = (bits: number): string => `${groups.slice(0, bits / 16).join(':')}::/${bits}`
  return [
    { name: prefix(64), callers: 1 },
    { name: prefix(48), callers: CALLERS_OF_SITE },
  ]
}

import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network that counts as one caller: an IPv4 address, or the first 64 bits of an IPv6 address, which a provider
 * assigns to one household. Any other text is returned unchanged.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (isIPv4(mapped) || !isIPv6(mapped)) return mapped
  const [plain = ''] = mapped.split('%')
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

import { describe, expect, it } from 'vitest'
import type { AddressPolicy } from './addressPolicy.ts'
import { checkUrl, isAllowedAddress, PUBLIC_ONLY, readAddressPolicy } from './addressPolicy.ts'

function policyOf(text: string): AddressPolicy {
  const policy = readAddressPolicy(text)
  if (policy === null) throw new Error(`${text} is no policy`)
  return policy
}

describe('an address', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.0.9',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::1',
    'no address',
  ])('%s is refused: a message there could reach services of this network', (address) => {
    expect(isAllowedAddress(PUBLIC_ONLY, address)).toBe(false)
  })

  it.each(['1.1.1.1', '172.32.0.1', '192.169.0.1', '223.255.255.255', '2606:4700::1111', '::ffff:1.1.1.1'])(
    '%s is public and allowed',
    (address) => {
      expect(isAllowedAddress(PUBLIC_ONLY, address)).toBe(true)
    },
  )

  it('is allowed in a network that the operator named, and not beside it', () => {
    const policy = policyOf('10.1.0.0/16, fd00:1::/32')
    const answers = ['10.1.255.1', '10.2.0.1', 'fd00:1::5', 'fd00:2::5', '127.0.0.1', '1.1.1.1'].map((address) =>
      isAllowedAddress(policy, address),
    )
    expect(answers).toEqual([true, false, true, false, false, true])
    expect(isAllowedAddress(policyOf('loopback'), '127.0.0.1')).toBe(true)
    // A broad network does not open this machine.
    expect(isAllowedAddress(policyOf('0.0.0.0/0'), '127.0.0.1')).toBe(false)
  })

  it.each(['', 'on', '10.0.0.1', '10.0.0.0/33', 'loopback,', '10.0.0.0/8/8', 'localhost'])(
    'no policy can be read from "%s"',
    (text) => {
      expect(readAddressPolicy(text)).toBeNull()
    },
  )
})

describe('the address of an endpoint', () => {
  it.each([
    ['nothing', 'NO_URL'],
    [`https://receiver.example/${'x'.repeat(2000)}`, 'NO_URL'],
    ['http://receiver.example/', 'NOT_HTTPS'],
    ['http://127.0.0.1/', 'NOT_HTTPS'],
    ['ftp://receiver.example/', 'NOT_HTTPS'],
    ['https://user:secret@receiver.example/', 'HAS_PASSWORD'],
    ['https://127.0.0.1/', 'ADDRESS_REFUSED'],
    ['https://localhost/', 'ADDRESS_REFUSED'],
    ['https://[::1]/', 'ADDRESS_REFUSED'],
    ['https://[::ffff:10.0.0.1]/', 'ADDRESS_REFUSED'],
    // Other forms of 10.0.0.1 and 127.0.0.1, which URLs allow.
    ['https://0xa000001/', 'ADDRESS_REFUSED'],
    ['https://2130706433/', 'ADDRESS_REFUSED'],
    ['https://169.254.169.254/latest/meta-data', 'ADDRESS_REFUSED'],
  ])('%s is refused as %s', (text, violation) => {
    expect(checkUrl(PUBLIC_ONLY, text)).toEqual({ ok: false, error: violation })
  })

  it('may be http on this machine if the operator allows it, but nowhere else', () => {
    const policy = policyOf('loopback,10.0.0.0/8')
    expect(checkUrl(policy, 'http://127.0.0.1:9/hook').ok).toBe(true)
    expect(checkUrl(policy, 'http://localhost:9/hook').ok).toBe(true)
    expect(checkUrl(policy, 'http://10.0.0.1/')).toEqual({ ok: false, error: 'NOT_HTTPS' })
    expect(checkUrl(policy, 'https://10.0.0.1/').ok).toBe(true)
    expect(checkUrl(PUBLIC_ONLY, 'https://receiver.example/hook').ok).toBe(true)
  })
})

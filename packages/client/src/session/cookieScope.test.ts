import { afterEach, describe, expect, it, vi } from 'vitest'
import { cookieScope } from './cookieScope.ts'

const SHOP = { origin: 'https://shop.example', protocol: 'https:' }

afterEach(() => {
  vi.unstubAllGlobals()
})

function open(location: object, above: object = location): void {
  vi.stubGlobal('location', location)
  vi.stubGlobal('parent', { location: above })
}

describe('a cookie that a script writes', () => {
  it('is sent over HTTPS only, where the shop has HTTPS', () => {
    open(SHOP)
    expect(cookieScope()).toBe('Path=/; SameSite=Lax; Secure')
  })

  it('is also kept where the shop is opened over HTTP, as on the machine of a demonstration', () => {
    open({ origin: 'http://localhost:3000', protocol: 'http:' })
    expect(cookieScope()).toBe('Path=/; SameSite=Lax')
  })

  it('is partitioned in a frame of another site', () => {
    open(SHOP, { origin: 'https://flowers.example' })
    expect(cookieScope()).toBe('Path=/; SameSite=None; Secure; Partitioned')
  })
})

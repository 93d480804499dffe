import { expect, it } from 'vitest'
import { browserSecret } from './browserSecret.ts'

function storageWith(kept: string | null) {
  let value = kept
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next
    },
  }
}

it('NLW-35: is made once for a browser, has 256 bits, and replaces what is no secret', () => {
  const storage = storageWith(null)
  const secret = browserSecret(() => storage)
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(browserSecret(() => storage)).toBe(secret)
  expect(browserSecret(() => storageWith('short'))).not.toBe('short')
})

it('NLW-35: is another one for each transfer where the browser has no storage', () => {
  const refuse = () => {
    throw new DOMException('a private window', 'SecurityError')
  }
  expect(browserSecret(refuse)).not.toBe(browserSecret(refuse))
})

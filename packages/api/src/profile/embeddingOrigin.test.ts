import { describe, expect, it } from 'vitest'
import { isEmbeddingOrigin } from './embeddingOrigin.ts'

describe('EMB-2 an allowed origin', () => {
  it.each([
    'https://flowers.example',
    'https://flowers.example:8443',
    'http://localhost:4000',
    'http://127.0.0.1:8080',
  ])('may be %s', (origin) => {
    expect(isEmbeddingOrigin(origin)).toBe(true)
  })

  it.each([
    'http://flowers.example',
    'https://flowers.example/',
    'https://flowers.example/shop',
    'https://*.flowers.example',
    'flowers.example',
    'https://flowers.example:443',
    'https://Flowers.example',
    "https://flowers.example; script-src 'unsafe-inline'",
    'null',
    '*',
    'data:text/html,a',
    '',
  ])('may not be "%s"', (origin) => {
    expect(isEmbeddingOrigin(origin)).toBe(false)
  })
})

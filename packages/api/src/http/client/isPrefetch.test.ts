import { describe, expect, it } from 'vitest'
import { isPrefetch } from './isPrefetch.ts'

describe('isPrefetch', () => {
  it.each([
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;anonymous-client-ip' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { purpose: 'Preview' },
    { 'x-purpose': 'preview' },
    { 'x-moz': 'prefetch' },
  ])('recognises a prefetch by %j', (headers) => {
    expect(isPrefetch(headers)).toBe(true)
  })

  it.each([{}, { purpose: '' }, { 'sec-purpose': 'navigate' }, { 'sec-fetch-mode': 'navigate', accept: 'prefetch' }])(
    'takes %j for an ordinary request',
    (headers) => {
      expect(isPrefetch(headers)).toBe(false)
    },
  )
})

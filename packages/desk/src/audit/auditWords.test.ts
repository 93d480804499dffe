import type { Endpoint } from '@irodori/contract/endpoint'
import { endpoints } from '@irodori/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { auditedCall, auditedRefusal } from './auditWords.ts'

const changes = (Object.entries(endpoints) as [string, Endpoint][]).filter(
  ([, { access, method }]) => access === 'STAFF' && method !== 'GET',
)

describe('DSK-7: the audit log', () => {
  it.each(changes.map(([name]) => name))('has words for %s', (name) => {
    expect(auditedCall(name)).toBe(name)
  })

  it.each([...new Set(changes.flatMap(([, { errors = [] }]) => errors)), 'FAILED', 'REFUSED'])(
    'has words for a change that ended with %s',
    (code) => {
      expect(auditedRefusal(code)).toBe(code)
    },
  )
})

it('shows a command of the command line as it is', () => {
  expect(auditedCall('orders hold')).toBeNull()
})

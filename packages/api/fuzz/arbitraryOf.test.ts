import type { Endpoint } from '@irodori/contract/endpoint'
import { endpoints } from '@irodori/contract/endpoints'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { arbitraryOf } from './arbitraryOf.ts'

const schemas = (Object.entries(endpoints) as [string, Endpoint][]).flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) => (schema ? [[`${name} ${part}`, schema]] : [])),
) as [string, z.core.$ZodType][]

describe('a value drawn from a schema passes it', () => {
  it.each(schemas)('%s', (_, schema) => {
    fc.assert(
      fc.property(
        arbitraryOf(schema, () => []),
        (value) => z.safeParse(schema, value).success,
      ),
      { numRuns: 30 },
    )
  })
})

it('throws for a schema without an arbitrary', () => {
  expect(() => arbitraryOf(z.map(z.string(), z.string()), () => [])).toThrow('map has no arbitrary')
  expect(() =>
    arbitraryOf(
      z.string().check(
        z.startsWith('a'),
        z.refine(() => true),
      ),
      () => [],
    ),
  ).toThrow('no arbitrary')
})

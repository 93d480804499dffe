import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** The header of a call that has its effect once, however often it is made with the same key. */
const IdempotencyHeaders = z.object({
  'Idempotency-Key': z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/)),
})

/** The schema of the header of an endpoint; null if it takes none. */
export function idempotencyHeadersOf({ idempotency }: Pick<Endpoint, 'idempotency'>) {
  if (idempotency === undefined) return null
  return idempotency === 'REQUIRED' ? IdempotencyHeaders : z.partial(IdempotencyHeaders)
}

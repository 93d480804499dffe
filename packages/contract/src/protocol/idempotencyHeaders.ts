import * as z from 'zod/mini'

/** The header of a call that has its effect once, however often it is made with the same key. */
export const IdempotencyHeaders = z.object({
  'Idempotency-Key': z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/)),
})

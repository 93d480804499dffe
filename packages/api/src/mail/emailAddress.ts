import { createHash } from 'node:crypto'

/** An address as accounts keep it. */
export const normaliseEmail = (typed: string): string => typed.trim().toLowerCase()

/** Stands for an address where the address itself must not be kept. */
export const hashOfEmail = (email: string): string => createHash('sha256').update(email).digest('hex')

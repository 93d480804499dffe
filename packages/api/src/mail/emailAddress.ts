import { createHash } from 'node:crypto'

/** The normal form of an address, in which accounts store it. */
export const normaliseEmail = (typed: string): string => typed.trim().toLowerCase()

/** Identifies an address where the address itself must not be stored. */
export const hashOfEmail = (email: string): string => createHash('sha256').update(email).digest('hex')

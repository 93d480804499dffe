import { DEMO_ISSUER } from '@irodori/demo-shop/profileFile'
import * as z from 'zod'
import type { Issuer, ProfileProblem } from './shopProfile.ts'
import { profileProblems } from './shopProfile.ts'

/** The number that receipts of earlier releases named; it has no right check digit. */
const FORMER_NUMBER = 'T0000000000000'

/** Whether an issuer is the business of the demo shop, which does not exist. */
export const isDemoIssuer = ({ name, registrationNumber }: Issuer): boolean =>
  name === DEMO_ISSUER.name || [DEMO_ISSUER.registrationNumber, FORMER_NUMBER].includes(registrationNumber)

/** The parts that are compared, of a profile that may be incomplete. */
const Named = z.looseObject({
  name: z.unknown(),
  issuer: z.looseObject({ name: z.unknown(), registrationNumber: z.unknown() }).optional(),
})

const ADVICE = 'is that of the demo shop: write your own'

/** Each part of a profile that is missing or wrong, and, in a shop that is no demonstration, what is the demo's. */
export function ownProblems(given: unknown, isDemo: boolean): readonly ProfileProblem[] {
  return [...profileProblems(given), ...(isDemo ? [] : demoParts(given))]
}

function demoParts(given: unknown): ProfileProblem[] {
  const read = Named.safeParse(given)
  if (!read.success) return []
  const { name, issuer } = read.data
  return [
    ...(name === DEMO_ISSUER.shopName ? [{ field: 'name', message: ADVICE }] : []),
    ...(issuer?.name === DEMO_ISSUER.name ? [{ field: 'issuer.name', message: ADVICE }] : []),
    ...(issuer?.registrationNumber === DEMO_ISSUER.registrationNumber
      ? [{ field: 'issuer.registrationNumber', message: ADVICE }]
      : []),
  ]
}

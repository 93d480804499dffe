import type { AmountPart } from '@irodori/contract/entities/amounts'

type Kind = AmountPart['kind']

/** What a wire states for one amount; null and undefined if it states none. */
export type StatedParts = readonly (readonly [kind: Kind, yen: number | null | undefined])[]

const REDUCTIONS: ReadonlySet<Kind> = new Set(['COUPON', 'POINTS', 'DISCOUNT'])

/** The parts that are stated. A reduction is negative, whichever sign the wire gives it. */
export const amountParts = (stated: StatedParts): AmountPart[] =>
  stated.flatMap(([kind, yen]) =>
    typeof yen === 'number' ? { kind, yen: REDUCTIONS.has(kind) ? 0 - Math.abs(yen) : yen } : [],
  )

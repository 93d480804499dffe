import type { Design } from '@irodori/contract'

/** What can be said under the large picture of a page. */
export type Proof =
  /** The very pixels that will be printed were approved; `hash` names them. */
  | { readonly kind: 'APPROVED'; readonly hash: string }
  /** The very pixels that will be printed, which no browser has shown before. */
  | { readonly kind: 'PRINTED'; readonly hash: string }
  /** Not what was approved, or not known yet. */
  | { readonly kind: 'OTHER' }

/** MYP-10: a proof is called one only when the print picture and what was approved have the same hash. */
export function proofOf({
  printCheck,
  printHash,
  approvedHash,
}: Pick<Design, 'printCheck' | 'printHash' | 'approvedHash'>): Proof {
  if (printHash === null) return { kind: 'OTHER' }
  if (printCheck === 'EQUAL' && approvedHash === printHash) return { kind: 'APPROVED', hash: printHash }
  return printCheck === 'UNSEEN' ? { kind: 'PRINTED', hash: printHash } : { kind: 'OTHER' }
}

const SHOWN_DIGITS = 16

/** The start of a hash in groups of four, to be compared by eye. */
export const shortHash = (hash: string): string => hash.slice(0, SHOWN_DIGITS).match(/.{4}/g)?.join(' ') ?? hash

import type { Design } from '@irodori/contract/entities/design'

/** What the note under the large picture of a page can state. */
export type Proof =
  /** The customer approved exactly the pixels that will be printed; `hash` identifies them. */
  | { readonly kind: 'APPROVED'; readonly hash: string }
  /** The pixels that will be printed, which no browser showed before the approval. */
  | { readonly kind: 'PRINTED'; readonly hash: string }
  /** The picture differs from the approved one, or is not known yet. */
  | { readonly kind: 'OTHER' }

/** MYP-10: a page counts as approved only if the print picture and the approved picture have the same hash. */
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

/** The start of a hash in groups of four digits, to be compared by eye. */
export const shortHash = (hash: string): string => hash.slice(0, SHOWN_DIGITS).match(/.{4}/g)?.join(' ') ?? hash

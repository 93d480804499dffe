import * as z from 'zod/mini'
import { IMAGE_ITEM_TYPES, TEXT_ITEM_TYPES } from './designItem.ts'
import { count } from './scalars.ts'

const place = {
  productId: z.string(),
  groupNumber: z.int(),
  /** '-1' is the cover of a booklet. */
  pageNumber: z.string(),
  sideNumber: z.int(),
}

/** What the designs of an order lack for production. */
export const MissingPart = z.discriminatedUnion('kind', [
  /** Pieces of a product that have no design. */
  z.object({ kind: z.literal('PIECE'), productId: z.string(), count }),
  /** A side, or a piece of a set, without a design. */
  z.object({ kind: z.literal('SIDE'), ...place }),
  /** A page of a booklet without a design. */
  z.object({ kind: z.literal('PAGE'), ...place }),
  /** An empty frame or a blank text. */
  z.object({
    kind: z.literal('ITEM'),
    ...place,
    designId: z.string(),
    itemId: z.string(),
    itemType: z.enum([...IMAGE_ITEM_TYPES, ...TEXT_ITEM_TYPES]),
    /** Reading order on the page, from 1. */
    position: count,
  }),
  /** A design for a side or page that the product does not have. */
  z.object({ kind: z.literal('EXTRA_PAGE'), ...place, designId: z.string() }),
])
export type MissingPart = z.infer<typeof MissingPart>

/** A text of a design that still shows what the template proposes in place of the customer's words. */
export const SampleText = z.object({
  ...place,
  designId: z.string(),
  itemId: z.string(),
  /** Reading order on the page, from 1. */
  position: count,
  text: z.string(),
})
export type SampleText = z.infer<typeof SampleText>

import * as z from 'zod/mini'

/** What a person who packs the order has to know beside its parts. */
export const HandOverNote = z.discriminatedUnion('code', [
  z.object({ code: z.literal('NOT_PAID') }),
  z.object({ code: z.literal('WAITS_FOR_RECIPIENT') }),
  z.object({ code: z.literal('PRODUCT_GONE'), productId: z.string() }),
  z.object({ code: z.literal('PIECES_DIFFER'), productId: z.string(), bought: z.int(), designed: z.int() }),
  /** Some pieces are wrapped and these are not. */
  z.object({ code: z.literal('PARTLY_WRAPPED'), groupNumbers: z.array(z.int()) }),
  z.object({ code: z.literal('CHARGEABLE_DIFFERS'), productId: z.string(), bought: z.int(), chosen: z.int() }),
  z.object({ code: z.literal('PAGE_UNSEEN'), groupNumbers: z.array(z.int()) }),
  z.object({ code: z.literal('PHONE_MISSING') }),
  z.object({ code: z.literal('ADDRESS_LINE_TOO_LONG'), line: z.string() }),
])
export type HandOverNote = z.infer<typeof HandOverNote>

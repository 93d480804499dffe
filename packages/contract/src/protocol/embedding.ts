import * as z from 'zod/mini'

/**
 * What the shop's page in a frame tells the page of another site around it. Each message travels as an
 * `EmbeddingMessage` to the origin of that page, which the shop must allow; nothing travels the other way.
 */

/** Version of the messages; a page passes over those of another version. */
const EMBEDDING_VERSION = 1

const PROTOCOL = 'print-designs'

/** A page of the shop as the frame shows it. Ids are null where its address names none. */
const OpenedPage = z.object({
  type: z.literal('opened'),
  page: z.enum(['CATALOGUE', 'PRODUCT', 'EDITOR', 'CONFIRMATION']),
  /** Path and query, with which the element shows the page again. */
  path: z.string(),
  productId: z.nullable(z.string()),
  templateId: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
})

/** Pages of a design that the server has stored. */
const SavedDesigns = z.object({
  type: z.literal('saved'),
  orderNumber: z.string(),
  productId: z.string(),
  /** Path at which the design is edited again. */
  path: z.string(),
  designs: z.array(
    z.object({
      id: z.string(),
      /** SHA-256 of the pixels that will be printed, as the visitor approved them; null if the browser could not render them. */
      approvedHash: z.nullable(z.string()),
    }),
  ),
})

/** The visitor left the editor for another page of the shop, which opens in a tab of its own if it is none of a frame. */
const LeftEditor = z.object({ type: z.literal('left'), path: z.string() })

/** Height of the page's content in CSS pixels; the editor, which fills any height, sends none. */
const ContentHeight = z.object({ type: z.literal('height'), height: z.number().check(z.nonnegative()) })

export const EmbeddingEvent = z.discriminatedUnion('type', [OpenedPage, SavedDesigns, LeftEditor, ContentHeight])
export type EmbeddingEvent = z.infer<typeof EmbeddingEvent>
export type EventOf<Type extends EmbeddingEvent['type']> = Extract<EmbeddingEvent, { type: Type }>

const EmbeddingMessage = z.object({
  protocol: z.literal(PROTOCOL),
  version: z.literal(EMBEDDING_VERSION),
  event: EmbeddingEvent,
})

/** The message that carries an event. */
export const embeddingMessage = (event: EmbeddingEvent): z.infer<typeof EmbeddingMessage> => ({
  protocol: PROTOCOL,
  version: EMBEDDING_VERSION,
  event,
})

/** The event of received data; null for anything else, and for another version. */
export const readEmbeddingMessage = (data: unknown): EmbeddingEvent | null =>
  EmbeddingMessage.safeParse(data).data?.event ?? null

/**
 * The name of the frame tells the shop's page the origin around it. A name survives reloads and the way from page to page,
 * which a query does not, and a page that is opened outside of a frame has none.
 */
export const frameName = (origin: string): string => `${PROTOCOL} ${origin}`

/** The origin that a frame's name tells; null for any other name. */
export const originOfFrameName = (name: string): string | null =>
  name.startsWith(`${PROTOCOL} `) ? name.slice(PROTOCOL.length + 1) : null

import * as z from 'zod/mini'
import { PRODUCT_TYPES } from '../product.ts'
import { count, dateTime, secret } from '../scalars.ts'

export const PROOF_LIMITS = {
  /** Characters of the name of a comment's writer. */
  NAME: 20,
  /** Characters of a comment. */
  WORDS: 500,
  /** Comments of one link. */
  COMMENTS: 200,
} as const

const text = (most: number) => z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(most))
/** Of the width or the height of a page with its bleed. */
const share = z.number().check(z.gte(0), z.lte(1))
const point = z.object({ x: share, y: share })

/** A comment on a page of a piece, as its maker and everybody with the link read it. */
export const ProofComment = z.object({
  id: z.string(),
  /** Id of the page. */
  pageId: z.string(),
  /** The name that the writer gave. */
  author: z.string(),
  words: z.string(),
  /** The place on the page; null for the page as a whole. */
  point: z.nullable(point),
  /** Whether the maker has marked it as done. */
  isDone: z.boolean(),
  createdAt: dateTime,
})
export type ProofComment = z.infer<typeof ProofComment>

/** A comment as the page of the link sends it. */
export const SentComment = z.object({
  /** Created by the browser. A repeated call with the same value adds one comment. */
  randomId: z.uuid(),
  pageId: z.string().check(z.maxLength(200)),
  author: text(PROOF_LIMITS.NAME),
  words: text(PROOF_LIMITS.WORDS),
  point: z.nullable(point),
  /** With it the browser can take the comment back; the server keeps its hash only. */
  secret,
})
export type SentComment = z.infer<typeof SentComment>

/** The link of a piece, as its maker sees it. */
export const ProofLink = z.object({
  id: z.string(),
  expiresAt: dateTime,
})
export type ProofLink = z.infer<typeof ProofLink>

export const ProofPage = z.object({
  id: z.string(),
  pageNumber: z.string(),
  sideNumber: z.int(),
  /** Print pixels, with bleed. */
  width: count,
  height: count,
  /** Name of the picture, another one after each change; null until it is made. */
  pictureName: z.nullable(z.string()),
})
export type ProofPage = z.infer<typeof ProofPage>

/** All that a link reveals. */
export const Proof = z.object({
  /** Id of the link. */
  id: z.string(),
  expiresAt: dateTime,
  productName: z.string(),
  productType: z.enum(PRODUCT_TYPES),
  numberOfSides: count,
  /** Null unless the product is a booklet; `pageSize` in centimetres. */
  booklet: z.nullable(z.object({ pageSize: count, totalPage: count })),
  /** In reading order. */
  pages: z.array(ProofPage),
  /** Those of this link, the oldest first. */
  comments: z.array(ProofComment),
})
export type Proof = z.infer<typeof Proof>

import type { Selectable } from 'kysely'
import type { Instant, Perhaps, PerhapsInstant } from './columns.ts'

/** A link with which others see the saved pages of a piece and comment on them. */
export interface ProofLinkTable {
  id: string
  /** SHA-256 of the token, hex. */
  token_hash: string
  /** A page of the piece: the link follows it into another order, and ends when it is deleted. */
  design_id: string
  created_at: Instant
  expires_at: Instant
}

/** A comment on a page, which is deleted with the page and stays when its link ends. */
export interface ProofCommentTable {
  /** Created by the browser of the writer. */
  id: string
  link_id: string
  design_id: string
  author: string
  words: string
  /** Shares of the width and the height of the page; null for the page as a whole. */
  x: Perhaps<number>
  y: Perhaps<number>
  /** SHA-256 of the secret of the writer's browser, hex. */
  secret_hash: string
  created_at: Instant
  done_at: PerhapsInstant
}

export type ProofCommentRow = Selectable<ProofCommentTable>

import type { ProofComment } from '@irodori/contract/entities/proofLink'
import type { ProofCommentRow } from '../database/tables/proofLinks.ts'

export const presentComment = (row: ProofCommentRow): ProofComment => ({
  id: row.id,
  pageId: row.design_id,
  author: row.author,
  words: row.words,
  point: row.x === null || row.y === null ? null : { x: row.x, y: row.y },
  isDone: row.done_at !== null,
  createdAt: row.created_at.toISOString(),
})

import type { ProofComment, ProofLink } from '@irodori/contract/entities/proofLink'
import type { Database } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import type { PieceName } from './pieceOfCaller.ts'
import { pageIdsOfCaller } from './pieceOfCaller.ts'
import { presentComment } from './presentComment.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

interface CommentName extends PieceName {
  readonly commentId: string
}

/** PRV-6: the open link of a piece and the comments of all its links, for the maker. */
export async function readProofLink(
  { database, now }: Deps,
  caller: Caller,
  name: PieceName,
): Promise<Outcome<{ link: ProofLink | null; comments: ProofComment[] }>> {
  const pageIds = await pageIdsOfCaller(database, caller, name)
  if (!pageIds.ok) return pageIds
  const link = await database
    .selectFrom('proof_link')
    .select(['id', 'expires_at'])
    .where('design_id', 'in', pageIds.value)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  const comments = await database
    .selectFrom('proof_comment')
    .selectAll()
    .where('design_id', 'in', pageIds.value)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return answer({
    link: link ? { id: link.id, expiresAt: link.expires_at.toISOString() } : null,
    comments: comments.map(presentComment),
  })
}

export async function markProofComment(
  { database, now }: Deps,
  caller: Caller,
  { commentId, ...name }: CommentName,
  isDone: boolean,
): Promise<Outcome<ProofComment>> {
  const pageIds = await pageIdsOfCaller(database, caller, name)
  if (!pageIds.ok) return pageIds
  const row = await database
    .updateTable('proof_comment')
    .set({ done_at: isDone ? now() : null })
    .where('id', '=', commentId)
    .where('design_id', 'in', pageIds.value)
    .returningAll()
    .executeTakeFirst()
  return row ? answer(presentComment(row)) : fail(404, 'COMMENT_NOT_FOUND')
}

export async function deleteProofComment(
  { database }: Deps,
  caller: Caller,
  { commentId, ...name }: CommentName,
): Promise<Outcome<null>> {
  const pageIds = await pageIdsOfCaller(database, caller, name)
  if (!pageIds.ok) return pageIds
  const row = await database
    .deleteFrom('proof_comment')
    .where('id', '=', commentId)
    .where('design_id', 'in', pageIds.value)
    .returning('id')
    .executeTakeFirst()
  return row ? answer(null) : fail(404, 'COMMENT_NOT_FOUND')
}

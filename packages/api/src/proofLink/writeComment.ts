import type { ProofComment, SentComment } from '@irodori/contract/entities/proofLink'
import { PROOF_LIMITS } from '@irodori/contract/entities/proofLink'
import { hashOfToken } from '../authentication/sessions.ts'
import type { Database } from '../database/tables.ts'
import { transactResult } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { RateLimit } from '../http/register.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { openProofLink } from './openProofLink.ts'
import { presentComment } from './presentComment.ts'

interface Deps {
  readonly database: Database
  readonly limit: RateLimit
  readonly now: () => Date
}

/** PRV-4: adds a comment to a page of a link, once for its random id. */
export async function addProofComment(
  { database, limit, now }: Deps,
  token: string,
  sent: SentComment,
): Promise<Outcome<ProofComment>> {
  const opened = await openProofLink(database, token, now())
  if (!opened.ok) return opened
  // The id of a link is counted as it is, in place of an address.
  const tooMany = await limit('LINK_COMMENT', opened.value.id)
  if (tooMany) return tooMany
  return transactResult(database, async (tx) => {
    const { id } = opened.value
    // Comments of a link are written one after the other, so that no two of them are the last one.
    await tx.selectFrom('proof_link').select('id').where('id', '=', id).forUpdate().execute()
    const link = await openProofLink(tx, token, now())
    if (!link.ok) return link
    const { orderNumber, groupNumber } = link.value
    const secret_hash = hashOfToken(sent.secret)
    const known = await tx.selectFrom('proof_comment').selectAll().where('id', '=', sent.randomId).executeTakeFirst()
    if (known) {
      const isRepeated = known.link_id === id && known.secret_hash === secret_hash
      return isRepeated ? answer(presentComment(known)) : fail(400, 'REQUEST_INVALID')
    }
    const page = await tx
      .selectFrom('design')
      .select('id')
      .where('id', '=', sent.pageId)
      .where('order_number', '=', orderNumber)
      .where('group_number', '=', groupNumber)
      .forKeyShare()
      .executeTakeFirst()
    if (!page) return fail(404, 'DESIGN_NOT_FOUND')
    const { comments } = await tx
      .selectFrom('proof_comment')
      .select((build) => build.fn.countAll<string>().as('comments'))
      .where('link_id', '=', id)
      .executeTakeFirstOrThrow()
    if (Number(comments) >= PROOF_LIMITS.COMMENTS) return fail(400, 'COMMENTS_FULL')
    const { author, words, point } = sent
    const row = await tx
      .insertInto('proof_comment')
      .values({
        id: sent.randomId,
        link_id: id,
        design_id: page.id,
        author,
        words,
        x: point?.x ?? null,
        y: point?.y ?? null,
        secret_hash,
        created_at: now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return answer(presentComment(row))
  })
}

/** PRV-5: takes back a comment of an open link for the browser that wrote it. */
export async function takeBackProofComment(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { token, commentId }: { readonly token: string; readonly commentId: string },
  secret: string,
): Promise<Outcome<null>> {
  const link = await openProofLink(database, token, now())
  if (!link.ok) return link
  const row = await database
    .deleteFrom('proof_comment')
    .where('id', '=', commentId)
    .where('link_id', '=', link.value.id)
    .where('secret_hash', '=', hashOfToken(secret))
    .returning('id')
    .executeTakeFirst()
  return row ? answer(null) : fail(404, 'COMMENT_NOT_FOUND')
}

import { randomUUID } from 'node:crypto'
import type { ProofLink } from '@irodori/contract/entities/proofLink'
import { DAY_MS } from '@irodori/contract/durations'
import { createToken, hashOfToken } from '../authentication/sessions.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transactResult } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { lockOrder } from '../order/lockOrder.ts'
import type { PieceName } from './pieceOfCaller.ts'
import { pageIdsOf, pieceOfCaller } from './pieceOfCaller.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

const VALID_MS = 14 * DAY_MS

/** PRV-1: opens a link for a piece and ends the former one. Nobody can read the token again, because only its hash is stored. */
export async function createProofLink(
  { database, now }: Deps,
  caller: Caller,
  name: PieceName,
): Promise<Outcome<ProofLink & { readonly token: string }>> {
  const piece = await pieceOfCaller(database, caller, name)
  if (!piece.ok) return piece
  return transactResult(database, async (tx) => {
    // Two calls at once leave one link.
    await lockOrder(tx, piece.value.orderNumber)
    const pageIds = await pageIdsOf(tx, piece.value)
    const [design_id] = pageIds
    if (design_id === undefined) return fail(404, 'DESIGN_NOT_FOUND')
    const created_at = now()
    await tx.deleteFrom('proof_link').where('expires_at', '<=', created_at).execute()
    await endLinks(tx, pageIds)
    const token = createToken()
    const id = randomUUID()
    const expires_at = new Date(created_at.getTime() + VALID_MS)
    await tx
      .insertInto('proof_link')
      .values({ id, token_hash: hashOfToken(token), design_id, created_at, expires_at })
      .execute()
    return answer({ id, expiresAt: expires_at.toISOString(), token })
  })
}

/** Ends the link of a piece at once; its comments stay. */
export async function endProofLink({ database }: Deps, caller: Caller, name: PieceName): Promise<Outcome<null>> {
  const piece = await pieceOfCaller(database, caller, name)
  if (!piece.ok) return piece
  return transactResult(database, async (tx) => {
    await lockOrder(tx, piece.value.orderNumber)
    const pageIds = await pageIdsOf(tx, piece.value)
    if (pageIds.length === 0) return fail(404, 'DESIGN_NOT_FOUND')
    await endLinks(tx, pageIds)
    return answer(null)
  })
}

const endLinks = (tx: Transacting, pageIds: readonly string[]) =>
  tx.deleteFrom('proof_link').where('design_id', 'in', pageIds).execute()

import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { hashOfToken } from '../authentication/sessions.ts'
import type { Database, Transacting } from '../database/tables.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Piece } from './pieceOfCaller.ts'

/** An open link with the piece that its pages belong to now. */
export interface OpenProofLink extends Piece {
  readonly id: string
  readonly expiresAt: Date
}

/** The open link of a token. A wrong token and one whose link has ended are answered alike. */
export async function openProofLink(
  database: Database | Transacting,
  token: string,
  now: Date,
): Promise<Result<OpenProofLink, ApiError>> {
  const row = await database
    .selectFrom('proof_link')
    .innerJoin('design', 'design.id', 'proof_link.design_id')
    .select(['proof_link.id', 'proof_link.expires_at', 'design.order_number', 'design.group_number'])
    .where('proof_link.token_hash', '=', hashOfToken(token))
    .where('proof_link.expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return fail(404, 'PROOF_LINK_ENDED')
  const { id, expires_at: expiresAt, order_number: orderNumber, group_number: groupNumber } = row
  return ok({ id, expiresAt, orderNumber, groupNumber })
}

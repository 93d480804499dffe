import * as z from 'zod/mini'
import { Proof, ProofComment, ProofLink, SentComment } from '../../entities/links/proofLink.ts'
import { entityId, orderNumber } from '../../entities/scalars.ts'
import { endpoint } from '../../protocol/endpoint.ts'

// Links with which others see the saved pages of a piece and comment on them are not specified.

const piece = { orderNumber, groupNumber: z.string() }
const comment = { ...piece, commentId: entityId }

export const readProofLink = endpoint({
  method: 'GET',
  path: '/api/proof-link/{orderNumber}/{groupNumber}',
  access: 'SESSION',
  params: z.object(piece),
  answer: z.object({
    /** Null if none is open. */
    link: z.nullable(ProofLink),
    /** Those of all links of the piece, the oldest first. */
    comments: z.array(ProofComment),
  }),
  errors: ['DESIGN_NOT_FOUND', 'FORBIDDEN'],
})

export const createProofLink = endpoint({
  method: 'POST',
  path: '/api/proof-link/{orderNumber}/{groupNumber}',
  access: 'SESSION',
  params: z.object(piece),
  answer: z.object({ ...ProofLink.shape, token: z.string() }),
  errors: ['DESIGN_NOT_FOUND', 'FORBIDDEN', 'TOO_MANY_TRIES'],
  limit: 'SAVE',
})

export const endProofLink = endpoint({
  method: 'DELETE',
  path: '/api/proof-link/{orderNumber}/{groupNumber}',
  access: 'SESSION',
  params: z.object(piece),
  answer: z.null(),
  errors: ['DESIGN_NOT_FOUND', 'FORBIDDEN'],
})

export const markProofComment = endpoint({
  method: 'PUT',
  path: '/api/proof-link/{orderNumber}/{groupNumber}/comment/{commentId}',
  access: 'SESSION',
  params: z.object(comment),
  body: z.object({ isDone: z.boolean() }),
  answer: ProofComment,
  errors: ['DESIGN_NOT_FOUND', 'COMMENT_NOT_FOUND', 'FORBIDDEN'],
})

export const deleteProofComment = endpoint({
  method: 'DELETE',
  path: '/api/proof-link/{orderNumber}/{groupNumber}/comment/{commentId}',
  access: 'SESSION',
  params: z.object(comment),
  answer: z.null(),
  errors: ['DESIGN_NOT_FOUND', 'COMMENT_NOT_FOUND', 'FORBIDDEN'],
})

export const readProof = endpoint({
  method: 'GET',
  path: '/api/proof/{token}',
  // Needs no session: the token has 256 random bits that only the maker of the design was shown.
  access: 'ANYONE',
  params: z.object({ token: z.string() }),
  answer: Proof,
  errors: ['PROOF_LINK_ENDED'],
})

export const readProofPicture = endpoint({
  method: 'GET',
  path: '/api/proof/{token}/picture/{pictureName}',
  access: 'ANYONE',
  params: z.object({ token: z.string(), pictureName: z.string() }),
  /** LARGE is the print picture itself. */
  query: z.object({ size: z.enum(['SMALL', 'LARGE']) }),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['PROOF_LINK_ENDED', 'IMAGE_NOT_FOUND'],
})

export const addProofComment = endpoint({
  method: 'POST',
  path: '/api/proof/{token}/comment',
  access: 'ANYONE',
  params: z.object({ token: z.string() }),
  body: SentComment,
  answer: ProofComment,
  errors: ['PROOF_LINK_ENDED', 'COMMENTS_FULL', 'DESIGN_NOT_FOUND', 'TOO_MANY_TRIES'],
  limit: 'COMMENT',
})

export const takeBackProofComment = endpoint({
  method: 'POST',
  path: '/api/proof/{token}/comment/{commentId}/removal',
  access: 'ANYONE',
  params: z.object({ token: z.string(), commentId: entityId }),
  body: z.object({ secret: SentComment.shape.secret }),
  answer: z.null(),
  errors: ['PROOF_LINK_ENDED', 'COMMENT_NOT_FOUND', 'TOO_MANY_TRIES'],
  limit: 'COMMENT',
})

import { endpoints } from '@irodori/contract/endpoints'
import type { Database } from '../database/tables.ts'
import type { RateLimit, Register } from '../http/register.ts'
import type { Storage } from '../storage/storage.ts'
import { createProofLink, endProofLink } from './changeProofLink.ts'
import { deleteProofComment, markProofComment, readProofLink } from './commentsOfPiece.ts'
import { readProof, readProofPicture } from './readProof.ts'
import { addProofComment, takeBackProofComment } from './writeComment.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly limit: RateLimit
  readonly now: () => Date
}

export function proofLinkRoutes(register: Register, deps: Deps): void {
  register.forSession(endpoints.readProofLink, ({ params, caller }) => readProofLink(deps, caller, params))
  register.forSession(endpoints.createProofLink, ({ params, caller }) => createProofLink(deps, caller, params))
  register.forSession(endpoints.endProofLink, ({ params, caller }) => endProofLink(deps, caller, params))
  register.forSession(endpoints.markProofComment, ({ params, body, caller }) =>
    markProofComment(deps, caller, params, body.isDone),
  )
  register.forSession(endpoints.deleteProofComment, ({ params, caller }) => deleteProofComment(deps, caller, params))

  register.forAnyone(endpoints.readProof, ({ params, language }) => readProof(deps, params.token, language))
  register.forAnyone(endpoints.readProofPicture, ({ params, query }) =>
    readProofPicture(deps, params.token, params.pictureName, query.size),
  )
  register.forAnyone(endpoints.addProofComment, ({ params, body }) => addProofComment(deps, params.token, body))
  register.forAnyone(endpoints.takeBackProofComment, ({ params, body }) =>
    takeBackProofComment(deps, params, body.secret),
  )
}

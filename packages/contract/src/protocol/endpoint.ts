import type * as z from 'zod/mini'
import type { ApiScope } from '../entities/integration.ts'
import type { StaffRole } from '../entities/desk/staff.ts'
import type { ErrorCode } from './errorCode.ts'
import type { SystemErrorCode } from './systemErrorCode.ts'
import { UPLOAD_LIMITS } from './uploadLimits.ts'

/**
 * ANYONE needs no session. SESSION needs a guest or a user, who must own every object that the call names. API_KEY needs a
 * key of another system with the scope of the endpoint. STAFF needs a session of the desk with one of the roles of the
 * endpoint.
 */
export type Access = 'ANYONE' | 'SESSION' | 'API_KEY' | 'STAFF'

/** The purposes for which calls are counted and limited: SAVE for the order or account, all others for the network address. */
export type LimitedPurpose =
  | 'LOGIN'
  | 'REGISTER'
  | 'FORGOT_PASSWORD'
  | 'QUESTION'
  | 'CAMPAIGN'
  | 'SUBSCRIBE'
  | 'GUIDE_EMAIL'
  | 'CANCEL'
  | 'UPLOAD'
  | 'COMMENT'
  | 'TRANSFER'
  | 'TEXT_PREVIEW'
  | 'SAVE'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'
/**
 * JSON, a form with a file, a form of fields in either of its two encodings, or bytes as the tus protocol sends them.
 */
type BodyKind = 'JSON' | 'MULTIPART' | 'FORM' | 'BYTES'
/** The apps send the header against forged requests; mail services on the internet cannot, other systems need not. */
type Sender = 'APPS' | 'MAIL_SERVICES' | 'SYSTEMS'
/** JSON in an envelope, the bytes of a file, or headers of the tus protocol; refusals are JSON in every case. */
type AnswerKind = 'JSON' | 'FILE' | 'TUS'

type Schema = z.core.$ZodType

/** The form of a call of the tus protocol 1.0.0 (tus.io), which moves its values in headers. */
interface TusCall {
  /** Headers of the request, beside Tus-Resumable and those of every call. */
  readonly headers: Schema | null
  /** Pairs of the header Upload-Metadata. */
  readonly metadata: Schema | null
  /** HTTP status of an answer that is no refusal. */
  readonly status: 200 | 201 | 204
  /** Headers of such an answer, beside Tus-Resumable. */
  readonly answerHeaders: Schema
}

/** One call of the API. The server and the client are both derived from these definitions. */
export interface Endpoint<
  Params extends Schema | null = Schema | null,
  Query extends Schema | null = Schema | null,
  Body extends Schema | null = Schema | null,
  Answer extends Schema = Schema,
  M extends Method = Method,
  Sent extends BodyKind = BodyKind,
  Answered extends AnswerKind = AnswerKind,
> {
  readonly method: M
  /** Path with {name} for each parameter. */
  readonly path: string
  readonly access: Access
  readonly sentBy: Sender
  /** What the API key must allow; absent for other kinds of access. It has no default, which every browser would load. */
  readonly scope?: ApiScope
  /** The members of the staff who may call; absent for other kinds of access. */
  readonly roles?: readonly StaffRole[]
  /** Whether the call has to or may carry an Idempotency-Key, with which it has its effect once; absent if it takes none. */
  readonly idempotency?: 'REQUIRED' | 'OPTIONAL'
  /** Further error codes of a call of another system. */
  readonly systemErrors?: readonly SystemErrorCode[]
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** A MULTIPART body carries `file` and the fields of `body`, which arrive as strings. */
  readonly bodyKind: Sent
  readonly answerKind: Answered
  /** Null unless the answer is of the kind TUS. */
  readonly tus: TusCall | null
  /** Schema of `data`; an empty schema if the answer is no JSON. */
  readonly answer: Answer
  readonly errors: readonly ErrorCode[]
  /** Purpose under which calls are counted and limited; null for no limit. */
  readonly limit: LimitedPurpose | null
  /** Largest file of a MULTIPART body in bytes; the use case may allow less. */
  readonly maxFileBytes: number
}

interface Definition<P, Q, B, A, M, S, F> {
  readonly method: M
  readonly path: string
  readonly access: Access
  readonly sentBy?: Sender
  readonly scope?: ApiScope
  readonly roles?: readonly StaffRole[]
  readonly idempotency?: 'REQUIRED' | 'OPTIONAL'
  /** Further error codes of a call of another system. */
  readonly systemErrors?: readonly SystemErrorCode[]
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly bodyKind?: S
  readonly answerKind?: F
  readonly tus?: TusCall
  readonly answer: A
  readonly errors?: readonly ErrorCode[]
  readonly limit?: LimitedPurpose
  readonly maxFileBytes?: number
}

/**
 * Completes a definition with the defaults.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<
  A extends Schema,
  M extends Method,
  P extends Schema | null = null,
  Q extends Schema | null = null,
  B extends Schema | null = null,
  S extends BodyKind = 'JSON',
  F extends AnswerKind = 'JSON',
>(definition: Definition<P, Q, B, A, M, S, F>): Endpoint<P, Q, B, A, M, S, F> {
  return {
    sentBy: 'APPS',
    params: null as P,
    query: null as Q,
    body: null as B,
    bodyKind: 'JSON' as S,
    answerKind: 'JSON' as F,
    tus: null,
    errors: [],
    limit: null,
    maxFileBytes: UPLOAD_LIMITS.LARGEST_PHOTO,
    ...definition,
  }
}

type Output<S> = S extends Schema ? z.output<S> : undefined

export type ParamsOf<E extends Endpoint> = Output<E['params']>
export type QueryOf<E extends Endpoint> = Output<E['query']>
export type BodyOf<E extends Endpoint> = Output<E['body']>
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>

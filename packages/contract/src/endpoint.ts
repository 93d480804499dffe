import type * as z from 'zod/mini'
import type { ErrorCode } from './errorCode.ts'

/** ANYONE needs no session; SESSION needs a guest or a user, and every object named in the call must be theirs. */
export type Access = 'ANYONE' | 'SESSION'

/** What is counted per address, so that nobody tries or sends without end. */
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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type BodyKind = 'JSON' | 'MULTIPART'
/** JSON in the usual envelope, or the bytes of a file. */
type AnswerKind = 'JSON' | 'FILE'

type Schema = z.core.$ZodType

/** One call of the product. The server is built from these, and so is the client. */
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
  /** With {name} for each path parameter. */
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** MULTIPART bodies carry `file` beside the fields of `body`, which arrive as strings. */
  readonly bodyKind: Sent
  readonly answerKind: Answered
  /** Schema of `data`; of nothing where the answer is a file. */
  readonly answer: Answer
  readonly errors: readonly ErrorCode[]
  /** Counted per address where it is set. */
  readonly limit: LimitedPurpose | null
  /** The largest file that a MULTIPART body may carry; the use case may allow less. */
  readonly maxFileBytes: number
}

interface Definition<P, Q, B, A, M, S, F> {
  readonly method: M
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly bodyKind?: S
  readonly answerKind?: F
  readonly answer: A
  readonly errors?: readonly ErrorCode[]
  readonly limit?: LimitedPurpose
  readonly maxFileBytes?: number
}

/** More than any template allows for a photo. */
const MAX_PHOTO_BYTES = 25 * 1024 * 1024

/**
 * Fills in what a definition leaves out.
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
    params: null as P,
    query: null as Q,
    body: null as B,
    bodyKind: 'JSON' as S,
    answerKind: 'JSON' as F,
    errors: [],
    limit: null,
    maxFileBytes: MAX_PHOTO_BYTES,
    ...definition,
  }
}

type Output<S> = S extends Schema ? z.output<S> : undefined

export type ParamsOf<E extends Endpoint> = Output<E['params']>
export type QueryOf<E extends Endpoint> = Output<E['query']>
export type BodyOf<E extends Endpoint> = Output<E['body']>
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>

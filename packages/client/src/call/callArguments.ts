import type { AnswerOf, Endpoint } from '@irodori/contract/endpoint'

interface WithTypes {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

type InputOf<Schema> = Schema extends WithTypes ? Schema['_zod']['input'] : never
type OutputOf<Schema> = Schema extends WithTypes ? Schema['_zod']['output'] : never

/** Fields of a query or a multipart body travel as text; a caller may pass the value that the server parses from it. */
type TextFields<Schema> = {
  [Key in keyof InputOf<Schema>]:
    | InputOf<Schema>[Key]
    | (Key extends keyof OutputOf<Schema> ? OutputOf<Schema>[Key] : never)
}

type ParamsPart<Schema> = Schema extends WithTypes ? { readonly params: Readonly<InputOf<Schema>> } : unknown
type QueryPart<Schema> = Schema extends WithTypes
  ? Partial<InputOf<Schema>> extends InputOf<Schema>
    ? { readonly query?: Readonly<TextFields<Schema>> }
    : { readonly query: Readonly<TextFields<Schema>> }
  : unknown
type BodyPart<E extends Endpoint> = E['body'] extends WithTypes
  ? { readonly body: Readonly<E['bodyKind'] extends 'MULTIPART' ? TextFields<E['body']> : InputOf<E['body']>> }
  : unknown
/** Null sends the fields without a file. */
type FilePart<E extends Endpoint> = E['bodyKind'] extends 'MULTIPART' ? { readonly file: Blob | null } : unknown

/** The arguments of one call: path parameters, query, body and file, each only if the contract defines it. */
export type CallArguments<E extends Endpoint> = ParamsPart<E['params']> &
  QueryPart<E['query']> &
  BodyPart<E> &
  FilePart<E>

export type CallAnswer<E extends Endpoint> = AnswerOf<E>

/** Calls whose body and answer are JSON. */
export type JsonEndpoint = Endpoint & { readonly bodyKind: 'JSON'; readonly answerKind: 'JSON' }
/** Calls that only read, and so may be repeated and cached. */
export type ReadEndpoint = JsonEndpoint & { readonly method: 'GET' }
/** Calls whose answer is a file. */
export type FileEndpoint = Endpoint & { readonly answerKind: 'FILE' }
/** Calls that can carry a file. */
export type UploadEndpoint = Endpoint & { readonly bodyKind: 'MULTIPART' }

/** Arguments without their types, as the transport handles them. */
export interface LooseArguments {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

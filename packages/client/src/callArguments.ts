import type { AnswerOf, EndpointName, endpoints } from '@irodori/contract'

type EndpointOf<Name extends EndpointName> = (typeof endpoints)[Name]

interface WithTypes {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

type InputOf<Schema> = Schema extends WithTypes ? Schema['_zod']['input'] : never
type OutputOf<Schema> = Schema extends WithTypes ? Schema['_zod']['output'] : never

/** What travels as text (a query, a multipart field) may be given as the value that the server will read from it. */
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
type BodyPart<Schema> = Schema extends WithTypes ? { readonly body: Readonly<InputOf<Schema>> } : unknown

/** Whatever one call needs: path parameters, query and JSON body, each only where the contract names it. */
export type CallArguments<Name extends EndpointName> = ParamsPart<EndpointOf<Name>['params']> &
  QueryPart<EndpointOf<Name>['query']> &
  BodyPart<EndpointOf<Name>['body']>

/** The fields that go beside the file of a multipart call. */
export type UploadFields<Name extends EndpointName> = Readonly<TextFields<EndpointOf<Name>['body']>>

export type CallAnswer<Name extends EndpointName> = AnswerOf<EndpointOf<Name>>

/** The calls that change something; every other call only reads, and so may be repeated and cached. */
export const WRITING_CALLS = [
  'loginGuest',
  'logout',
  'verifyOrder',
  'createDesigns',
  'updateDesigns',
  'createDesignSeries',
  'uploadImage',
  'cropImage',
  'cropFillImage',
] as const satisfies readonly EndpointName[]

export type ReadName = Exclude<EndpointName, (typeof WRITING_CALLS)[number]>

/** The calls that carry a file. */
export type UploadName = Extract<EndpointName, 'uploadImage' | 'cropImage' | 'cropFillImage'>

/** Arguments without their types, as the transport handles them. */
export interface LooseArguments {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@irodori/contract'

/** Who calls: the order, or the account with all of its orders, that a valid token stands for. */
export type Caller =
  | { readonly role: 'GUEST'; readonly userName: string; readonly orderNumber: string }
  | { readonly role: 'USER'; readonly userName: string; readonly accountId: string }

/** The file of a multipart body. It is gone when its call has been answered. */
export interface UploadedFile {
  /** Bytes that were kept. */
  readonly size: number
  /** Whether the file went on past what its endpoint takes at most. */
  readonly isCut: boolean
  /** Where a large file lies meanwhile; null while it is in memory. */
  readonly path: string | null
  /** The whole of it. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>
  /** Called by the shell. */
  discard(): Promise<void>
}

/** A call whose parts have passed the schemas of its endpoint. */
export interface Call<E extends Endpoint, Who> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** Null where the body carries no file. */
  readonly upload: UploadedFile | null
  readonly caller: Who
  /** The Authorization header without its scheme; '' where there is none. */
  readonly token: string
  /** Fetched before anybody has asked for it: a GET that changes something refuses such a call. */
  readonly isPrefetch: boolean
}

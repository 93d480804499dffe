import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@irodori/contract'

/** Who calls: the order, or the account with all of its orders, that a valid token stands for. */
export type Caller =
  | { readonly role: 'GUEST'; readonly userName: string; readonly orderNumber: string }
  | { readonly role: 'USER'; readonly userName: string; readonly accountId: string }

/** The file of a multipart body; `isCut` where it went past what the server reads at most. */
export interface UploadedFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly isCut: boolean
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
}

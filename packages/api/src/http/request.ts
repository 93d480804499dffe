import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@irodori/contract/endpoint'
import type { ApiScope } from '@irodori/contract/entities/integration'
import type { StaffRole } from '@irodori/contract/entities/staff'
import type { Language } from '@irodori/contract/language'
import type { Client } from './client/client.ts'

/** The caller: the order, or the account with all of its orders, to which the session belongs. */
export type Caller =
  | { readonly role: 'GUEST'; readonly userName: string; readonly orderNumber: string }
  | { readonly role: 'USER'; readonly userName: string; readonly accountId: string }

/** The member of the staff whose session of the desk calls. */
export interface StaffCaller {
  readonly staffId: string
  readonly email: string
  readonly userName: string
  readonly role: StaffRole
}

/** Another system that calls with an API key. */
export interface CallingSystem {
  readonly keyId: string
  readonly scopes: readonly ApiScope[]
}

/** The file of a multipart body. It is removed after the call has been answered. */
export interface UploadedFile {
  /** Bytes that were kept; fewer than were sent if `isCut`. */
  readonly size: number
  /** Whether the file was longer than its endpoint allows. */
  readonly isCut: boolean
  /** Path of the temporary file; null if the file is in memory. */
  readonly path: string | null
  /** The content. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>
  /** Removes the temporary file; called by the HTTP server. */
  discard(): Promise<void>
}

/** A call whose parts have passed the schemas of its endpoint. */
export interface Call<E extends Endpoint, Who> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** Null if the body contains no file. */
  readonly upload: UploadedFile | null
  /** The request for a library that reads it itself; its body can be read once. */
  readonly webRequest: () => Request
  readonly caller: Who
  /** The browser or the program that sends the call. */
  readonly client: Client
  /** The language that the visitor has chosen; null if none. */
  readonly language: Language | null
  /** The Authorization header without its scheme; for the staff, the token of the cookie; '' if it is missing. */
  readonly token: string
  /** '' if the endpoint takes no Idempotency-Key, or the call has none. */
  readonly idempotencyKey: string
  /** Whether the browser prefetches the address; a GET with side effects refuses such a call. */
  readonly isPrefetch: boolean
}

import { MESSAGE_PIECE_BYTES, MessageUploadMetadata } from '@irodori/contract/entities/messageUpload'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { DataStore, Upload } from '@tus/server'
import type { MessageUploadRow } from '../../database/tables/messages.ts'
import type { ApiError, ApiFailure } from '../../http/apiError.ts'
import { fail } from '../../http/apiError.ts'
import { busyAsFailure } from '../../http/busyAsFailure.ts'
import { checkInput, fieldErrors } from '../../http/checkInput.ts'
import type { Caller } from '../../http/request.ts'
import type { MessageDeps } from '../parts/messageDeps.ts'
import { appendPiece } from './appendPiece.ts'
import { beginUpload, UPLOAD_LIFETIME_MS } from './beginUpload.ts'
import { finishUpload } from './finishUpload.ts'
import { piecesOf } from './piecesOf.ts'
import { ownUpload } from './uploadRow.ts'

/** Carries a refusal through @tus/server, whose stores report failures by throwing. */
export class UploadRefused extends Error {
  readonly failure: ApiFailure
  constructor(failure: ApiFailure) {
    super(`the upload is refused with ${failure.error.code}`)
    this.failure = failure
  }
}

/**
 * The uploads of one caller as a store of @tus/server. Their state is a row and their pieces are files of the storage, so any
 * server continues an upload, and a byte is acknowledged after it is stored. The store of @tus/file-store has neither
 * property: its files belong to one server and are not synced to the disk.
 */
export class UploadStore extends DataStore {
  readonly #deps: MessageDeps
  readonly #caller: Caller

  constructor(deps: MessageDeps, caller: Caller) {
    super()
    this.#deps = deps
    this.#caller = caller
    this.extensions = ['creation', 'expiration']
  }

  override getExpiration(): number {
    return UPLOAD_LIFETIME_MS
  }

  /** Begins the upload, or finds that of the same file; the upload gets its id. */
  override async create(upload: Upload): Promise<Upload> {
    const metadata = checkInput(MessageUploadMetadata, upload.metadata)
    if (!metadata.ok) {
      const failure = fail(400, 'REQUEST_INVALID', { error: fieldErrors(metadata.error) })
      throw new UploadRefused(failure)
    }
    const input = { ...metadata.value, bytes: upload.size ?? 0 }
    const row = accepted(await beginUpload(this.#deps, this.#caller, input))
    upload.id = row.id
    upload.creation_date = this.#createdAt(row)
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = accepted(await ownUpload(this.#deps.database, this.#caller, id))
    return new Upload({ id, size: row.bytes, offset: row.received, creation_date: this.#createdAt(row) })
  }

  /** A refused body is read to its end: a client that is still sending would not get the answer. */
  override async write(arriving: AsyncIterable<Uint8Array>, id: string, offset: number): Promise<number> {
    let row = await ownUpload(this.#deps.database, this.#caller, id)
    if (row.ok && row.value.received !== offset) row = OFFSET_WRONG
    for await (const piece of piecesOf(arriving, MESSAGE_PIECE_BYTES)) {
      if (row.ok) row = await this.#append(row.value, piece)
    }
    return accepted(row).received
  }

  /** Stores a piece; the last one finishes the upload. */
  async #append(row: MessageUploadRow, piece: Uint8Array): Promise<Result<MessageUploadRow, ApiError>> {
    if (row.received + piece.length === row.bytes)
      return busyAsFailure(finishUpload(this.#deps, this.#caller, row, piece))
    const appended = await appendPiece(this.#deps, row, piece)
    return appended ? ok(appended) : OFFSET_WRONG
  }

  /** @tus/server compares the time of the creation with the clock of the computer, not with that of the shop. */
  #createdAt({ created_at: createdAt }: Pick<MessageUploadRow, 'created_at'>): string {
    const ageMs = this.#deps.now().getTime() - createdAt.getTime()
    return new Date(Date.now() - ageMs).toISOString()
  }
}

const OFFSET_WRONG = fail(409, 'UPLOAD_OFFSET_WRONG')

/** The value of a successful result. @throws UploadRefused with the failure */
function accepted<Value>(result: Result<Value, ApiError>): Value {
  if (!result.ok) throw new UploadRefused(result)
  return result.value
}

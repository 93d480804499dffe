import { beginMessageUpload } from '@irodori/contract/endpoints/messageUpload'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { MEDIA_LIMITS } from '@irodori/rules/mediaLimits'
import type { Locker } from '@tus/server'
import { Server, TUS_RESUMABLE } from '@tus/server'
import type { ApiFailure } from '../../http/apiError.ts'
import { fail } from '../../http/apiError.ts'
import type { Outcome } from '../../http/reply.ts'
import { web } from '../../http/reply.ts'
import type { Caller } from '../../http/request.ts'
import type { MessageDeps } from '../parts/messageDeps.ts'
import { UploadRefused, UploadStore } from './uploadStore.ts'

/** The row decides between simultaneous calls, also of several servers; a lock of @tus/server is known to one process only. */
const NO_LOCKS: Locker = { newLock: () => ({ lock: async () => undefined, unlock: async () => undefined }) }

/** Error codes of the refusals of @tus/server by their HTTP status; REQUEST_INVALID for all others. */
const CODES: ReadonlyMap<number, ErrorCode> = new Map([
  [404, 'NOT_FOUND'],
  [409, 'UPLOAD_OFFSET_WRONG'],
  [410, 'NOT_FOUND'],
])
/** Status of @tus/server for extensions of the protocol that its store does not have. */
const NOT_IMPLEMENTED = 501

/**
 * Answers a call of the tus protocol with @tus/server.
 * @param uploadId null for calls of no single upload
 */
export async function answerUpload(
  deps: MessageDeps,
  caller: Caller,
  request: Request,
  uploadId: string | null,
): Promise<Outcome<null>> {
  if (request.method !== 'OPTIONS' && request.headers.get('tus-resumable') !== TUS_RESUMABLE)
    return fail(412, 'REQUEST_INVALID', { error: { 'tus-resumable': [`not ${TUS_RESUMABLE}`] } })
  const server = new Server({
    path: beginMessageUpload.path,
    datastore: new UploadStore(deps, caller),
    locker: NO_LOCKS,
    relativeLocation: true,
    // All origins if it is omitted.
    allowedOrigins: [],
    // For OPTIONS; 0 is no limit, because the store refuses a large file with the code of its kind.
    maxSize: (_, id) => (id === null ? MEDIA_LIMITS.VIDEO.bytes : 0),
    getFileIdFromRequest: () => uploadId ?? undefined,
    onResponseError(_, error) {
      if (!('status_code' in error)) throw error
      return undefined
    },
  })
  try {
    const response = await server.handleWeb(request)
    return response.ok ? web(response) : refusalOf(response.status)
  } catch (error) {
    if (error instanceof UploadRefused) return error.failure
    throw error
  }
}

const refusalOf = (status: number): ApiFailure =>
  fail(status === NOT_IMPLEMENTED ? 400 : status, CODES.get(status) ?? 'REQUEST_INVALID')

import { PlaceIsGone } from './markedPlace.ts'
import { BUCKET_OVERLOADED, DISK_FULL, errorCode } from '../resilience/transientErrors.ts'

/**
 * Whether an error means that the storage cannot answer now, but may in a moment. Recognises the errors of the bucket's
 * client by their shape, so that a shop that keeps files does not load that client.
 */
export function isStorageUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof PlaceIsGone) return true
  if (BUCKET_OVERLOADED.has(error.name) || DISK_FULL.has(errorCode(error))) return true
  const { $metadata: answer } = error as { $metadata?: { readonly httpStatusCode?: number } }
  return (answer?.httpStatusCode ?? 0) >= 500
}

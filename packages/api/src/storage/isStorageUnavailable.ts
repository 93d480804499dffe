/** A disk that is full, as of the temporary files of uploads, may be emptied in a moment. */
const FULL = new Set(['ENOSPC', 'EDQUOT'])

/**
 * Whether a failure says that the store of the files cannot answer now, and may in a moment. Told by the shape of the
 * client's errors, so that a shop that keeps files does not load the client.
 */
export function isStorageAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'TimeoutError' || error.name === 'SlowDown') return true
  if (FULL.has((error as NodeJS.ErrnoException).code ?? '')) return true
  const { $metadata: answer } = error as { $metadata?: { readonly httpStatusCode?: number } }
  return (answer?.httpStatusCode ?? 0) >= 500
}

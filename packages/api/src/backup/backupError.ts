/** A backup is not made, listed or restored; the message says why, for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

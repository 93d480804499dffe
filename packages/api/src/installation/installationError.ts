/** The shop cannot be opened as it is installed; the message says what is wrong and what to do, for the operator. */
export class InstallationError extends Error {
  override readonly name = 'InstallationError'
}

const KEY = 'irodori.proofTokens'

type TokenStore = Pick<Storage, 'getItem' | 'setItem'>

/** The tokens of the links that this tab has made, by the ids of the links. The server cannot tell them again. */
function read(storage: TokenStore): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Null for a link of another tab or device. */
export function tokenOf(storage: TokenStore, linkId: string): string | null {
  const token = read(storage)[linkId]
  return typeof token === 'string' ? token : null
}

/** Keeps the token of a link until the tab is closed, so that its address can be copied again. */
export function keepToken(storage: TokenStore, linkId: string, token: string): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...read(storage), [linkId]: token }))
  } catch {
    // Without storage the address is shown until its dialog is closed.
  }
}

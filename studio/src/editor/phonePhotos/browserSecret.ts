import { newSecret } from '@irodori/client/transferKeys'

const KEY = 'irodori.photoTransfers'
const SECRET = /^[\w-]{43}$/

/**
 * The secret with which this browser proves itself as the desk of its transfers. Without storage each transfer has its own.
 * @param storageOf throws in a browser without storage
 */
export function browserSecret(storageOf: () => Pick<Storage, 'getItem' | 'setItem'>): string {
  const fresh = newSecret()
  try {
    const storage = storageOf()
    const kept = storage.getItem(KEY)
    if (kept !== null && SECRET.test(kept)) return kept
    storage.setItem(KEY, fresh)
  } catch {
    // Storage full or disabled.
  }
  return fresh
}

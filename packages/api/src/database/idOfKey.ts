import { createHash, randomUUID } from 'node:crypto'

/**
 * The id of what a call creates: the same one for each call with the same Idempotency-Key, so that a repeated call finds
 * what the first one has created.
 * @param scope what is created and for whom: the keys of others do not matter
 * @param key '' if the call has none; then each call creates another one
 */
export function idOfKey(scope: string, key: string): string {
  if (key === '') return randomUUID()
  const hash = createHash('sha256')
    .update(JSON.stringify([scope, key]))
    .digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

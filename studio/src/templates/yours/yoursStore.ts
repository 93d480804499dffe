import type { Client } from '@irodori/client'
import type { Dresser } from './dresser.ts'
import { readYours, writeYours, type Yours } from './keptYours.ts'

/** What was given, and who shows the designs with it. */
export interface YoursState {
  /** Null where nothing was given, or it is not read yet. */
  readonly yours: Yours | null
  readonly dresser: Dresser | null
}

const NOTHING: YoursState = { yours: null, dresser: null }
let state = NOTHING
let isRead = false
const listeners = new Set<() => void>()

function become(next: YoursState): void {
  state.dresser?.close()
  state = next
  for (const listener of listeners) listener()
}

/** The kernel and its workers come only when somebody gave a photo or a name. */
async function dressWith(client: Client, yours: Yours): Promise<Dresser | null> {
  const [{ createKernel }, { openDresser }] = await Promise.all([
    import('../../kernel/createKernel.ts'),
    import('./dresser.ts'),
  ])
  const dressing = await openDresser(client, createKernel(), yours)
  return dressing.ok ? dressing.dresser : null
}

/** Brings back what an earlier visit gave. A browser that keeps nothing has nothing to bring. */
export async function bringYoursBack(client: Client): Promise<void> {
  if (isRead) return
  isRead = true
  const yours = await readYours().catch(() => null)
  if (!yours || state.yours) return
  const dresser = await dressWith(client, yours)
  if (dresser) become({ yours, dresser })
}

/** @returns false where the photo cannot be read; nothing has changed then */
export async function giveYours(client: Client, yours: Yours): Promise<boolean> {
  const dresser = await dressWith(client, yours)
  if (!dresser) return false
  become({ yours, dresser })
  // Kept for this page at least.
  await writeYours(yours).catch(() => {})
  return true
}

export async function removeYours(): Promise<void> {
  become(NOTHING)
  await writeYours(null).catch(() => {})
}

export const readYoursState = (): YoursState => state

export function subscribeYours(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

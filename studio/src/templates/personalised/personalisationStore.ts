import type { Client } from '@irodori/client/client'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { PersonalisedPreview } from './personalisedPreview.ts'
import { type Personalisation, readPersonalisation, writePersonalisation } from './storedPersonalisation.ts'

export interface PersonalisationState {
  /** Null without a photo and details, and until the stored ones have been read. */
  readonly personalisation: Personalisation | null
  readonly preview: PersonalisedPreview | null
}

const EMPTY: PersonalisationState = { personalisation: null, preview: null }
let state = EMPTY
let isRead = false
const listeners = new Set<() => void>()

function setState(next: PersonalisationState): void {
  state.preview?.close()
  state = next
  for (const listener of listeners) listener()
}

/** The kernel and its workers load only for a customer who gave a photo or details. */
async function openPreview(client: Client, personalisation: Personalisation): Promise<PersonalisedPreview | null> {
  const [{ createKernel }, { openPersonalisedPreview }] = await Promise.all([
    import('../../kernel/createKernel.ts'),
    import('./personalisedPreview.ts'),
  ])
  const opened = await openPersonalisedPreview(client, createKernel(), personalisation)
  return opened.ok ? opened.value : null
}

/** Reads the personalisation of an earlier visit, once; a browser without a database has none. */
export async function restorePersonalisation(client: Client): Promise<void> {
  if (isRead) return
  isRead = true
  const personalisation = await readPersonalisation().catch(() => null)
  if (!personalisation || state.personalisation) return
  const preview = await openPreview(client, personalisation)
  if (preview) setState({ personalisation, preview })
}

/** The state stays unchanged if the photo cannot be read. */
export async function setPersonalisation(
  client: Client,
  personalisation: Personalisation,
): Promise<Result<null, { readonly code: 'PHOTO_UNREADABLE' }>> {
  const preview = await openPreview(client, personalisation)
  if (!preview) return err({ code: 'PHOTO_UNREADABLE' })
  setState({ personalisation, preview })
  // If it cannot be stored, it lasts until the page is closed.
  await writePersonalisation(personalisation).catch(() => {})
  return ok(null)
}

export async function removePersonalisation(): Promise<void> {
  setState(EMPTY)
  await writePersonalisation(null).catch(() => {})
}

export const personalisationState = (): PersonalisationState => state

export function subscribePersonalisation(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

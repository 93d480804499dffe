import type { Notice } from '@irodori/contract/entities/notice'

const KEY = 'irodori.readNotices'
/** Older names are dropped, so that the list does not grow with every notice of the shop. */
const MOST = 50

/** A notice with a changed text counts as a new one. */
const nameOf = ({ id, content }: Notice): string => `${id} ${content}`

function read(storage: Storage): readonly string[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

/** Whether the customer has dismissed the notice on this device. */
export const wasDismissed = (notice: Notice, storage: Storage = localStorage): boolean =>
  read(storage).includes(nameOf(notice))

export function markDismissed(notice: Notice, storage: Storage = localStorage): void {
  try {
    storage.setItem(KEY, JSON.stringify([...read(storage), nameOf(notice)].slice(-MOST)))
  } catch {
    // Without storage the notice appears again on the next screen.
  }
}

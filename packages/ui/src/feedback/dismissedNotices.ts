import type { Notice } from '@irodori/contract/entities/notice'

const KEY = 'irodori.readNotices'

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

/** Whether the customer has dismissed the notice in this visit. */
export const wasDismissed = (notice: Notice, storage: Storage = sessionStorage): boolean =>
  read(storage).includes(nameOf(notice))

export function markDismissed(notice: Notice, storage: Storage = sessionStorage): void {
  try {
    storage.setItem(KEY, JSON.stringify([...read(storage), nameOf(notice)]))
  } catch {
    // Without storage the notice appears again on the next screen.
  }
}

import type { Notice } from '@irodori/contract'

const KEY = 'irodori.readNotices'

/** A notice whose words change is a new one. */
const nameOf = ({ id, content }: Notice): string => `${id} ${content}`

function read(storage: Storage): readonly string[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

/** Whether the customer has put the notice away in this visit. */
export const wasRead = (notice: Notice, storage: Storage = sessionStorage): boolean =>
  read(storage).includes(nameOf(notice))

export function markRead(notice: Notice, storage: Storage = sessionStorage): void {
  try {
    storage.setItem(KEY, JSON.stringify([...read(storage), nameOf(notice)]))
  } catch {
    // It is told once more on the next screen, nothing else.
  }
}

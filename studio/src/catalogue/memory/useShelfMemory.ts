import { useSyncExternalStore } from 'react'
import { readMemory, type ShelfMemory } from './shelfMemory.ts'

const KEY = 'irodori.shelf'
/** Where a page is painted nobody's device is known. */
const NOTHING = readMemory(null)
const listeners = new Set<() => void>()
let current: ShelfMemory | null = null

/** Storage that a browser refuses is empty, and what is written to it lasts for this page. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function read(): ShelfMemory {
  current ??= readMemory(stored())
  return current
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const note = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return
    current = null
    tell()
  }
  listeners.add(listener)
  window.addEventListener('storage', note)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', note)
  }
}

/** Changes what this device remembers; all tabs follow. */
export function changeShelfMemory(change: (memory: ShelfMemory) => ShelfMemory): void {
  current = change(read())
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // Full or refused: it lasts as long as the page.
  }
  tell()
}

/** Favourites and designs seen lately, kept on this device. */
export const useShelfMemory = (): ShelfMemory => useSyncExternalStore(subscribe, read, () => NOTHING)

import { useSyncExternalStore } from 'react'
import { type RememberedDesigns, readMemory } from './rememberedDesigns.ts'

const KEY = 'irodori.shelf'
/** Where a page is painted nobody's device is known. */
const NOTHING = readMemory(null)
const listeners = new Set<() => void>()
let current: RememberedDesigns | null = null

/** Storage that a browser refuses is empty, and what is written to it lasts for this page. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function read(): RememberedDesigns {
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
export function changeRememberedDesigns(change: (memory: RememberedDesigns) => RememberedDesigns): void {
  current = change(read())
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // Full or refused: it lasts as long as the page.
  }
  tell()
}

/** Favourites and designs seen lately, kept on this device. */
export const useRememberedDesigns = (): RememberedDesigns => useSyncExternalStore(subscribe, read, () => NOTHING)

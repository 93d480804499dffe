import { useSyncExternalStore } from 'react'
import { type RememberedDesigns, readMemory } from './rememberedDesigns.ts'

const KEY = 'irodori.shelf'
/** During server rendering the device's designs are unknown. */
const NOTHING = readMemory(null)
const listeners = new Set<() => void>()
let current: RememberedDesigns | null = null

/** Null if the browser has no storage; changes last until the page is closed then. */
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

/** Changes the lists in this tab and all others. */
export function changeRememberedDesigns(change: (memory: RememberedDesigns) => RememberedDesigns): void {
  current = change(read())
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // Storage full or disabled: the change lasts until the page is closed.
  }
  tell()
}

/** Favourites and recent designs of this device. */
export const useRememberedDesigns = (): RememberedDesigns => useSyncExternalStore(subscribe, read, () => NOTHING)

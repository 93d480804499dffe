import type { JournalStore } from './journalStore.ts'
import { UNREADABLE_PREFIX } from './journalStore.ts'

/** Work of a session at an address to which other work of it has moved. */
export interface DisplacedWork {
  /** Makes room under the name of a journal. */
  readonly setAside: (name: string) => Promise<void>
  /** Gives the work its name back, if that is free again. */
  readonly giveBack: () => Promise<void>
}

export function createDisplacedWork(disk: JournalStore, now: () => number): DisplacedWork {
  const displaced = new Map<string, string>()
  return {
    async setAside(name) {
      const aside = `${UNREADABLE_PREFIX}${name}/${now()}`
      await disk.rename(name, aside)
      displaced.set(name, aside)
    },
    async giveBack() {
      for (const [name, aside] of displaced) {
        if ((await disk.read(name)) !== null) continue
        displaced.delete(name)
        await disk.rename(aside, name)
      }
    },
  }
}

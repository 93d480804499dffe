import type { Saving } from './createSaving.ts'

/**
 * Saving whose code is loaded after the page. Loading starts at once, so that saving works offline later; a save before
 * its end waits for it, and a failed load is repeated with the next save.
 */
export function createLazySaving(make: () => Promise<Saving>): Saving {
  let made: Promise<Saving> | null = null
  const saving = (): Promise<Saving> => {
    made ??= make().catch((reason) => {
      made = null
      throw reason
    })
    return made
  }
  saving().catch(() => {})
  return {
    saveAll: async (scope) => (await saving()).saveAll(scope),
    saveAndMove: async (step) => (await saving()).saveAndMove(step),
    resume: async (pages) => (await saving()).resume(pages),
    stop: () => void made?.then(({ stop }) => stop()).catch(() => {}),
  }
}

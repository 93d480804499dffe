import type { Saving } from './createSaving.ts'

/**
 * Saving, whose code comes beside the page: begun at once, so that it is there when the line is not; a save that is
 * quicker waits for it, and asks for it again where it could not be had.
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
    saveAll: async () => (await saving()).saveAll(),
    saveAndMove: async (step) => (await saving()).saveAndMove(step),
    resume: async (pages) => (await saving()).resume(pages),
    stop: () => void made?.then(({ stop }) => stop()).catch(() => {}),
  }
}

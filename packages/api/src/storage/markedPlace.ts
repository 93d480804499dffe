import { stat } from 'node:fs/promises'

/** The directory of files in use was moved, removed, unmounted or replaced by another one. */
export class PlaceIsGone extends Error {
  override readonly name = 'PlaceIsGone'

  constructor(path: string) {
    super(`${path} is no longer the directory that this server opened: mount or move it back, or restart the server`)
  }
}

export interface MarkedPlace {
  /** @throws PlaceIsGone if the path no longer leads to the same directory */
  require(): Promise<void>
}

/** Remembers which directory a path leads to, by its device and inode. */
export async function markPlace(path: string): Promise<MarkedPlace> {
  const { dev, ino } = await stat(path)
  return {
    async require() {
      const found = await stat(path).catch(() => null)
      if (found?.dev !== dev || found.ino !== ino) throw new PlaceIsGone(path)
    },
  }
}

import PQueue from 'p-queue'
import { SHOP_FOLDER } from '../../catalogue/shopPicture.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ImageTasks } from '../../work/workerPool.ts'
import type { DemoPictures } from './demoPictures.ts'

/** Drawings at the same time. They use the thread pool that also reads files, which has four threads. */
const DRAWINGS_AT_ONCE = 2

interface Deps {
  readonly storage: Storage
  readonly openPictures: () => Promise<DemoPictures>
  readonly openTasks: () => Promise<ImageTasks>
}

/** Draws pictures in this process, which runs no jobs; several calls for one of them draw it once. */
export function drawHere({ storage, openPictures, openTasks }: Deps): (key: string) => Promise<void> {
  const drawing = new Map<string, Promise<void>>()
  const queue = new PQueue({ concurrency: DRAWINGS_AT_ONCE })

  async function draw(key: string): Promise<void> {
    const file = `${SHOP_FOLDER}/${key}`
    if (await storage.head(file)) return
    const picture = (await openPictures()).draw.get(key)
    if (picture) await storage.put(file, await picture(await openTasks()))
  }

  return (key) => {
    const running = drawing.get(key) ?? queue.add(() => draw(key)).finally(() => drawing.delete(key))
    drawing.set(key, running)
    return running
  }
}

import { createHash } from 'node:crypto'
import type { ImageItem } from '@irodori/contract/entities/designItem'
import { pageOfFrame } from '@irodori/design/pageOfFrame'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { orderFileKey } from './imageFiles.ts'

interface Deps {
  readonly storage: Storage
  readonly pool: WorkerPool
}

export interface CroppedPicture {
  readonly name: string
  readonly width: number
  readonly height: number
}

/**
 * The picture of one photo frame, transparent outside its outline, rendered by the kernel that also renders for print.
 * It is computed once.
 * @param photo the file of the photo; null for the blank picture of a disabled frame
 * @param name of the file, which follows from the request
 */
export async function cropPicture(
  { storage, pool }: Deps,
  imageFolder: string,
  item: ImageItem,
  photo: Uint8Array | null,
  name = cropNameOf(item, 'png'),
): Promise<CroppedPicture> {
  const key = orderFileKey(imageFolder, name)
  const { width, height } = item
  if (await storage.head(key)) return { name, width, height }
  const photos = new Map(photo && item.imageName ? [[item.imageName, photo]] : [])
  const page = pageOfFrame(item)
  const picture = await pool.render({
    page,
    photos,
    artwork: new Map(),
    scale: 1,
    previewSide: null,
    isTransparent: true,
  })
  await storage.put(key, picture.png)
  return { name, width: picture.width, height: picture.height }
}

/** A name that identifies the content of the picture and its photo. */
export function cropNameOf(item: ImageItem, kind: 'png' | 'gif'): string {
  const hash = createHash('sha256').update(JSON.stringify(item)).digest('hex')
  if (item.imageName === null) return `fill_${hash}.png`
  return `crop_${hash.slice(0, 16)}_${item.imageName.split('.')[0]}.${kind}`
}

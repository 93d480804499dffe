import type { MailBlock, MailContent, MailPicture } from '../../database/tables/mailContent.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ImageTasks } from '../../work/workerPool.ts'
import { Busy } from '../../work/taskQueue.ts'
import type { InlinePicture } from '../mailTransport.ts'

/** Pixels; twice the width at which a mail shows a picture. */
const LONGEST_SIDE = 520
/** A larger picture is left out, so that a mail stays below half a megabyte. */
const MAX_BYTES = 100_000

type ReadyPicture = Extract<MailBlock, { kind: 'PICTURE' }>

/** A picture that was reduced when it was stored. */
const isReady = (picture: MailPicture | ReadyPicture): picture is ReadyPicture => 'kind' in picture

export interface PictureDeps {
  readonly storage: Pick<Storage, 'get'>
  readonly pool: Pick<ImageTasks, 'share'>
}

/**
 * Reads the pictures of a mail, trimmed and reduced, with the content ids under which its HTML part shows them. A picture
 * whose file is gone, because its design was changed or deleted since, is left out.
 * @param mailId makes the content ids unique among all mails
 * @throws Busy if no worker is free
 */
export async function readPictures(
  { storage, pool }: PictureDeps,
  { blocks }: MailContent,
  mailId: string,
): Promise<ReadonlyMap<string, InlinePicture>> {
  const wanted = blocks.flatMap((block): readonly (MailPicture | ReadyPicture)[] => {
    if (block.kind === 'PICTURE') return [block]
    return block.kind === 'ITEMS' ? block.items.flatMap(({ pictures }) => pictures) : []
  })
  const found = new Map<string, InlinePicture>()
  for (const picture of wanted) {
    if (found.has(picture.key)) continue
    const bytes = isReady(picture) ? await storage.get(picture.key) : await reduced({ storage, pool }, picture)
    if (bytes !== null && bytes.length <= MAX_BYTES) {
      found.set(picture.key, { cid: `${found.size + 1}.${mailId}@irodori`, bytes })
    }
  }
  return found
}

async function reduced({ storage, pool }: PictureDeps, { key, bleed }: MailPicture): Promise<Uint8Array | null> {
  const png = await storage.get(key)
  if (!png) return null
  return pool.share({ png, bleed, longestSide: LONGEST_SIDE }).catch((error: unknown) => {
    if (error instanceof Busy) throw error
    // A mail without its picture is better than no mail.
    return null
  })
}

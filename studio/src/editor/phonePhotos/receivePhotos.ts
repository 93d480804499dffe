import type { Client } from '@irodori/client/client'
import { openSealedPhoto } from '@irodori/client/sealedPhoto'
import {
  finishTransferredPhoto,
  readPhotoTransfer,
  readTransferredPhoto,
} from '@irodori/contract/endpoints/photoTransfer'
import type { PhotoIntake } from '../intake/photoIntake.ts'
import type { RejectedPhoto } from '../state/rejectedPhoto.ts'

/** Milliseconds between two looks for photos. */
const LOOK_MS = 2000

/** Shown for a photo that could not be decrypted, whose name is unknown. */
const NAMELESS = '—'

/** What a transfer has brought so far. */
export interface Receipt {
  /** Photos that the tray has. */
  readonly received: number
  /** Photos that the phone has sent and the desk has not read yet. */
  readonly awaited: number
  readonly rejected: readonly RejectedPhoto[]
  readonly isConnected: boolean
}

export const NO_PHOTOS: Receipt = { received: 0, awaited: 0, rejected: [], isConnected: true }

/** An open transfer as its desk knows it. */
interface DeskTransfer {
  readonly transferId: string
  /** Of the browser. */
  readonly secret: string
  readonly key: CryptoKey
}

interface Deps {
  readonly client: Pick<Client, 'call' | 'download'>
  readonly intake: Pick<PhotoIntake, 'keep'>
  readonly onChange: (receipt: Receipt) => void
  /** Takes milliseconds. Rejects when the signal aborts. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
}

/**
 * Fetches the photos of a transfer one after the other, decrypts them, and gives them to the intake as if they were chosen at
 * the desk. The server is told the outcome of each, so that it deletes the photo and the phone learns that.
 * @returns when the transfer has ended. Rejects when the signal aborts.
 */
export async function receivePhotos(
  { client, intake, onChange, pause }: Deps,
  { transferId, secret, key }: DeskTransfer,
  signal: AbortSignal,
): Promise<void> {
  const params = { transferId }
  /** Whether the tray has a photo, by its id. A photo is read once, also if the server was not told. */
  const outcomes = new Map<string, boolean>()
  let receipt = NO_PHOTOS

  const change = (patch: Partial<Receipt>): void => {
    receipt = { ...receipt, ...patch }
    onChange(receipt)
  }

  /** @returns whether the tray has the photo; null if it could not be fetched, and is fetched at the next look */
  async function take(photoId: string): Promise<boolean | null> {
    const named = { params: { ...params, photoId }, body: { secret } }
    const sealed = await client.download(readTransferredPhoto, named, { signal })
    if (!sealed.ok) return null
    const file = await openSealedPhoto(key, photoId, sealed.value.blob)
    let rejected: readonly RejectedPhoto[] = [{ fileName: NAMELESS, problem: 'UNREADABLE' }]
    if (file)
      await intake.keep(
        [file],
        () => {},
        (refused) => {
          rejected = refused
        },
      )
    const isTaken = rejected.length === 0
    change(isTaken ? { received: receipt.received + 1 } : { rejected: [...receipt.rejected, ...rejected] })
    return isTaken
  }

  for (;;) {
    signal.throwIfAborted()
    const seen = await client.call(readPhotoTransfer, { params, body: { secret } }, { signal })
    if (!seen.ok && seen.error.kind === 'REFUSED' && seen.error.errorCode === 'PHOTO_TRANSFER_ENDED') return
    const waiting = seen.ok ? seen.value.photos.filter(({ state }) => state === 'WAITING') : []
    const unread = () => waiting.filter(({ id }) => !outcomes.has(id)).length
    change({ isConnected: seen.ok, awaited: unread() })
    for (const { id: photoId } of waiting) {
      signal.throwIfAborted()
      const isTaken = outcomes.get(photoId) ?? (await take(photoId))
      if (isTaken === null) continue
      outcomes.set(photoId, isTaken)
      change({ awaited: unread() })
      await client.call(
        finishTransferredPhoto,
        { params: { ...params, photoId }, body: { secret, isTaken } },
        { signal },
      )
    }
    await pause(LOOK_MS, signal)
  }
}

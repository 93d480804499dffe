import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf, ErrorCode, endpoints, MessageItem } from '@irodori/contract'
import { MEDIA_LIMITS, mediaFaults } from '@irodori/rules'
import type { Outcome } from '../http/outcome.ts'
import { answer, refused } from '../http/outcome.ts'
import type { Caller, UploadedFile } from '../http/request.ts'
import { changeableOrder } from './changeMessage.ts'
import { newFileName } from './messageFiles.ts'
import type { MessageNeeds } from './messageNeeds.ts'
import { hasFilePlace, itemTypeOf } from './messagePlaces.ts'
import type { MediaContainer, Probe } from './probeMedia.ts'
import { probeMedia } from './probeMedia.ts'
import { saveMessageImage } from './saveMessageImage.ts'
import { storeItem } from './storeItem.ts'

type Wish = BodyOf<typeof endpoints.uploadMessageFile>
type Kind = keyof typeof MEDIA_LIMITS

/** The containers that browsers play, and the names that their files get. */
const EXTENSIONS: Readonly<Record<Kind, Partial<Record<MediaContainer, string>>>> = {
  VIDEO: { MP4: 'mp4', QUICKTIME: 'mov', WEBM: 'webm' },
  AUDIO: { MP3: 'mp3', MP4: 'm4a', WAVE: 'wav', OGG: 'ogg', WEBM: 'webm' },
}

const INVALID: Readonly<Record<Kind, ErrorCode>> = { VIDEO: 'VIDEO_INVALID', AUDIO: 'AUDIO_INVALID' }

/** Puts a video, a sound or a photo into its place; what lay there is removed. */
export async function uploadMessageFile(
  needs: MessageNeeds,
  caller: Caller,
  wish: Wish,
  upload: UploadedFile,
): Promise<Outcome<AnswerOf<typeof endpoints.uploadMessageFile>>> {
  const type = itemTypeOf(wish.type)
  if (type === null) return refused(400, 'REQUEST_INVALID', { error: { type: ['unknown'] } })
  if (!hasFilePlace(type, wish.position)) return refused(400, 'REQUEST_INVALID', { error: { position: ['unknown'] } })
  const order = await changeableOrder(needs.database, caller, wish)
  if ('kind' in order) return order
  const { order_number: orderNumber } = order

  if (type === 'RECT_IMAGE') {
    const photo = { orderNumber, templateId: wish.templateId, rotate: 0, brightnessFactor: wish.brightness ?? 100 }
    const saved = await saveMessageImage(needs, caller, wish.position, photo, upload)
    // The photo itself, which the calls that follow name.
    return 'kind' in saved ? saved : answer({ id: saved.id, orderNumber, fileName: saved.imageName })
  }

  if (upload.isCut || upload.size > MEDIA_LIMITS[type].bytes) return refused(400, `${type}_MAXIMUM_SIZE`)
  const probe = await probeMedia({ file: upload.path ?? (await upload.bytes()) })
  const extension = probe.ok && isOfKind(type, probe) ? EXTENSIONS[type][probe.container] : undefined
  if (!probe.ok || extension === undefined) return refused(400, INVALID[type])
  const seconds = shownSeconds(probe.seconds)
  const [fault] = mediaFaults(type, { bytes: upload.size, seconds })
  if (fault) return refused(400, fault)

  const fileName = newFileName(extension)
  const item: MessageItem = {
    type,
    id: randomUUID(),
    templateId: wish.templateId,
    position: wish.position,
    fileName,
    duration: seconds,
    width: Math.round(probe.picture?.width ?? 0),
    height: Math.round(probe.picture?.height ?? 0),
  }
  const saved = await storeItem(needs, caller, order, item, [
    { name: fileName, content: upload.path ?? (await upload.bytes()) },
  ])
  return 'kind' in saved ? saved : answer({ id: saved.id, orderNumber, fileName })
}

/** A video has a moving picture, a sound has none; a length of nothing is that of a file that broke off. */
const isOfKind = (type: Kind, { picture, hasSound, seconds }: Probe & { ok: true }): boolean =>
  Number.isFinite(seconds) && seconds > 0 && (type === 'VIDEO' ? picture !== null : hasSound && picture === null)

/** Whole tenths: encoders fill the last frame up, so that what was cut at 20 seconds measures some hundredths more. */
const shownSeconds = (seconds: number): number => Math.max(0.1, Math.floor(seconds * 10) / 10)

import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { MessageItem } from '@irodori/contract/entities/message'
import type { ErrorCode } from '@irodori/contract/errorCode'
import type { MediumError, MediumKind } from '@irodori/media/checkMedium'
import { checkMedium } from '@irodori/media/checkMedium'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { MEDIA_LIMITS } from '@irodori/rules/mediaLimits'
import type { ApiError } from '../../http/apiError.ts'
import { fail } from '../../http/apiError.ts'
import type { Caller, UploadedFile } from '../../http/request.ts'
import { probeMedia } from '../media/probeMedia.ts'
import { changeableOrder } from '../parts/changeMessage.ts'
import type { MessageDeps } from '../parts/messageDeps.ts'
import { newFileName } from '../parts/messageFiles.ts'
import { hasFilePlace, itemTypeOf } from '../parts/messagePlaces.ts'
import { saveMessageImage } from '../parts/saveMessageImage.ts'
import { storeItem } from '../parts/storeItem.ts'

type Input = BodyOf<typeof endpoints.uploadMessageFile>

const INVALID = { VIDEO: 'VIDEO_INVALID', AUDIO: 'AUDIO_INVALID' } as const satisfies Record<MediumKind, ErrorCode>

/** Saves a video, a sound or a photo in its place and removes the part that it replaces. */
export async function uploadMessageFile(
  deps: MessageDeps,
  caller: Caller,
  input: Input,
  upload: UploadedFile,
): Promise<Result<AnswerOf<typeof endpoints.uploadMessageFile>, ApiError>> {
  const type = itemTypeOf(input.type)
  if (type === null) return fail(400, 'REQUEST_INVALID', { error: { type: ['unknown'] } })
  if (!hasFilePlace(type, input.position)) return fail(400, 'REQUEST_INVALID', { error: { position: ['unknown'] } })
  const orderResult = await changeableOrder(deps.database, caller, input)
  if (!orderResult.ok) return orderResult
  const order = orderResult.value
  const { order_number: orderNumber } = order

  if (type === 'RECT_IMAGE') {
    const photo = { orderNumber, templateId: input.templateId, rotate: 0, brightnessFactor: input.brightness ?? 100 }
    const saved = await saveMessageImage(deps, caller, input.position, photo, upload)
    // The name of the photo itself, which later calls refer to.
    return saved.ok ? ok({ id: saved.value.id, orderNumber, fileName: saved.value.imageName }) : saved
  }

  if (upload.isCut || upload.size > MEDIA_LIMITS[type].bytes) return fail(400, `${type}_MAXIMUM_SIZE`)
  const file = upload.path ?? (await upload.bytes())
  const checked = checkMedium(type, upload.size, await probeMedia({ file }))
  if (!checked.ok) return fail(400, codeOf(type, checked.error))

  const { extension, seconds, width, height } = checked.value
  const fileName = newFileName(extension)
  const item: MessageItem = {
    type,
    id: randomUUID(),
    templateId: input.templateId,
    position: input.position,
    fileName,
    duration: seconds,
    width,
    height,
  }
  const saved = await storeItem(deps, caller, order, item, [{ name: fileName, content: file }])
  return saved.ok ? ok({ id: saved.value.id, orderNumber, fileName }) : saved
}

/** A length beyond the limit has a code of its own; every other error makes the file an invalid one of its kind. */
const codeOf = (kind: MediumKind, errors: readonly MediumError[]): ErrorCode =>
  errors.some(({ code }) => code === 'FILE_MAXIMUM_TIME') ? 'FILE_MAXIMUM_TIME' : INVALID[kind]

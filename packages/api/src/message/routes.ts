import { endpoints } from '@irodori/contract/endpoints'
import { fail } from '../http/apiError.ts'
import { busyAsFailure } from '../http/busyAsFailure.ts'
import type { Register } from '../http/register.ts'
import { answer, file, storedFile } from '../http/reply.ts'
import type { JobHandlers } from '../jobs/runner.ts'
import { findOrder } from '../order/findOrder.ts'
import { AUTO_START_JOB } from '../order/orderJobs.ts'
import { ownOrder } from '../order/ownOrder.ts'
import type { StartCheckDeps } from '../production/checkBeforeStart.ts'
import { messageFont } from './page/messageFont.ts'
import { itemsForRecipient, presentMessageOrder } from './page/presentMessage.ts'
import { copyMessage } from './parts/copyMessage.ts'
import { deleteMessageFile } from './parts/deleteMessageFile.ts'
import { findMessageFile } from './parts/findMessageFile.ts'
import type { MessageDeps } from './parts/messageDeps.ts'
import { messageFileKey, messageFileUrl } from './parts/messageFiles.ts'
import { listMessageItems } from './parts/messageItems.ts'
import { findMessageTemplate, listMessageTemplates } from './parts/messageTemplates.ts'
import { saveMessageImage } from './parts/saveMessageImage.ts'
import { saveMessageText } from './parts/saveMessageText.ts'
import { UNUSED_FILE_JOB, unusedFileJob } from './parts/unusedFiles.ts'
import { autoStart } from './release/autoStart.ts'
import { openLink } from './release/openLink.ts'
import { releaseMessage } from './release/releaseMessage.ts'
import { startProduction } from './release/startProduction.ts'
import { answerUpload } from './upload/answerUpload.ts'
import { EXPIRED_UPLOAD_JOB, expiredUploadJob } from './upload/expiredUploads.ts'
import { uploadMessageFile } from './upload/uploadMessageFile.ts'

interface Deps extends MessageDeps, Omit<StartCheckDeps, 'pool'> {
  /** Address of the shop, without a slash at its end. */
  readonly publicUrl: string
}

/** The jobs of messages. */
export const messageJobs = (
  deps: Omit<Deps, 'pool' | 'wake' | 'writeMail' | 'publicUrl' | 'marketplaces' | 'sealingKeys'>,
): JobHandlers => ({
  [AUTO_START_JOB]: autoStart(deps),
  [UNUSED_FILE_JOB]: unusedFileJob(deps),
  [EXPIRED_UPLOAD_JOB]: expiredUploadJob(deps),
})

export function messageRoutes(register: Register, deps: Deps): void {
  const { database, storage, now } = deps
  changes(register, deps)
  uploadsInPieces(register, deps)

  register.forAnyone(endpoints.listMessageTemplates, async ({ language }) =>
    answer(await listMessageTemplates(database, language)),
  )

  register.forAnyone(endpoints.readMessageTemplate, async ({ params, language }) => {
    const template = await findMessageTemplate(database, params.id, language)
    return template ? answer(template) : fail(404, 'NOT_FOUND')
  })

  register.forAnyone(endpoints.readMessageOrder, async ({ params, language }) => {
    const order = await openLink(database, params.orderId, now())
    return order.ok ? answer(await presentMessageOrder(database, order.value, now(), language)) : order
  })

  register.forAnyone(endpoints.readMessageFont, async ({ params }) => {
    const orderResult = await openLink(database, params.orderId, now())
    if (!orderResult.ok) return orderResult
    const order = orderResult.value
    return file(await messageFont(deps, order), 'font/woff2', 'FOREVER')
  })

  register.forAnyone(endpoints.readMessage, async ({ params, query, caller }) => {
    if (query.orderId) {
      const orderResult = await openLink(database, query.orderId, now())
      if (!orderResult.ok) return orderResult
      const order = orderResult.value
      if (order.order_number !== params.orderNumber) return fail(404, 'LINK_NOT_OPEN')
      const { messageTemplateId } = order.details
      const items = await listMessageItems(database, order.order_number, messageTemplateId ?? '')
      return answer(itemsForRecipient(items))
    }
    if (!caller) return fail(401, 'UNAUTHENTICATED')
    const orderResult = await ownOrder(database, caller, params.orderNumber)
    if (!orderResult.ok) return orderResult
    const order = orderResult.value
    const templateId = query.templateId || (order.details.messageTemplateId ?? undefined)
    return answer(await listMessageItems(database, order.order_number, templateId))
  })

  register.forAnyone(endpoints.readMessageFile, async ({ params }) => {
    const order = await findOrder(database, params.orderNumber)
    const contentType = order ? await findMessageFile(database, order, params.fileType, params.fileName) : null
    if (!order || contentType === null) return fail(404, 'NOT_FOUND')
    const key = messageFileKey(order.image_folder, params.fileName)
    return (await storedFile(storage, key, contentType)) ?? fail(404, 'NOT_FOUND')
  })

  register.forSession(endpoints.readMessageFilePath, async ({ params, caller }) => {
    const orderResult = await ownOrder(database, caller, params.orderNumber)
    if (!orderResult.ok) return orderResult
    const order = orderResult.value
    const contentType = await findMessageFile(database, order, params.fileType, params.fileName)
    if (contentType === null) return fail(404, 'NOT_FOUND')
    return answer({ filePath: messageFileUrl(order.order_number, params.fileType, params.fileName) })
  })

  register.forAnyone(endpoints.startProduction, ({ params, body, caller }) =>
    startProduction(deps, caller, params.orderNumber, body),
  )
}

/** Calls that change a message. */
function changes(register: Register, deps: Deps): void {
  register.forSession(endpoints.uploadMessageFile, async ({ body, upload, caller }) => {
    if (!upload) return fail(400, 'REQUEST_INVALID', { error: { file: ['missing'] } })
    const placed = await busyAsFailure(uploadMessageFile(deps, caller, body, upload))
    return placed.ok ? answer(placed.value) : placed
  })

  register.forSession(endpoints.saveMessageImage, async ({ body, query, upload, caller }) => {
    const saved = await busyAsFailure(saveMessageImage(deps, caller, query.position, body, upload))
    return saved.ok ? answer(saved.value) : saved
  })

  register.forSession(endpoints.saveMessageText, ({ body, caller }) => saveMessageText(deps, caller, body))

  register.forSession(endpoints.copyMessage, ({ params, body, caller }) =>
    copyMessage(deps, caller, { ...params, ...body }),
  )

  register.forSession(endpoints.deleteMessageFile, ({ query, caller }) => deleteMessageFile(deps, caller, query))

  register.forSession(endpoints.releaseMessage, ({ params, body, caller }) =>
    releaseMessage(deps, caller, params.orderNumber, body.templateId),
  )
}

/** Calls of the tus protocol. */
function uploadsInPieces(register: Register, deps: Deps): void {
  for (const endpoint of [endpoints.describeMessageUploads, endpoints.beginMessageUpload])
    register.forSession(endpoint, ({ webRequest, caller }) => answerUpload(deps, caller, webRequest(), null))
  for (const endpoint of [endpoints.readMessageUpload, endpoints.sendMessagePiece])
    register.forSession(endpoint, ({ webRequest, caller, params }) =>
      answerUpload(deps, caller, webRequest(), params.uploadId),
    )
}

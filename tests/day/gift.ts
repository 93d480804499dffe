import type { PhotoFile } from '../fixtures/samplePhotos.ts'
import type { Customer, Outcome } from './flow.ts'
import { decide, given } from './flow.ts'
import { made } from './ordering.ts'

const MESSAGE = 'message-for-you-blue'
const UPLOADS = '/api/digitalMessage/upload'
/** Bytes of a piece; the shop would take more. */
const PIECE = 100_000

/** Sends a photo in pieces, some of which are cut off on their way. @param share of it that is sent */
async function sendPieces({ caller, record, random }: Customer, photo: PhotoFile, share: number): Promise<string> {
  const { bytes, contentType, fileName } = photo
  const { orderNumber } = record
  const input = { orderNumber, templateId: MESSAGE, type: 'image', bytes: bytes.length, fingerprint: fileName }
  const begun = await caller.ask<{ uploadId: string; offset: number }>({
    method: 'POST',
    path: UPLOADS,
    body: () => input,
  })
  const { uploadId, offset: known } = given(begun)
  for (let offset = known; offset < bytes.length * share; ) {
    const body = () => {
      const form = new FormData()
      form.set('offset', String(offset))
      form.set('file', new Blob([bytes.slice(offset, offset + PIECE)], { type: contentType }), fileName)
      return form
    }
    const piece = { method: 'PATCH', path: `${UPLOADS}/${uploadId}`, body, isCutOnce: random() < 0.2 }
    const sent = await caller.ask<{ offset: number }>(piece)
    const isAhead = sent.kind === 'REFUSED' && sent.errorCode === 'UPLOAD_OFFSET_WRONG'
    // A try that was cut off may have arrived.
    const heard = isAhead ? await caller.ask<{ offset: number }>({ method: 'GET', path: piece.path }) : sent
    offset = given(heard).offset
  }
  return uploadId
}

async function sendWhole({ caller, record }: Customer, { bytes, contentType, fileName }: PhotoFile): Promise<void> {
  const body = () => {
    const form = new FormData()
    form.set('orderNumber', record.orderNumber)
    form.set('templateId', MESSAGE)
    form.set('file', new Blob([bytes], { type: contentType }), fileName)
    return form
  }
  given(await caller.ask({ method: 'POST', path: '/api/digitalMessage/image?position=1', body }))
}

/** Puts the photo into the message; now and then another one was begun before and left. */
async function sendPhoto(customer: Customer): Promise<void> {
  const { caller, record, photo, otherPhoto, random, sizeOf } = customer
  if (random() < 0.4) await sendPieces(customer, otherPhoto, 0.5)
  if (random() < 0.5) await sendWhole(customer, photo)
  else {
    const uploadId = await sendPieces(customer, photo, 1)
    given(await caller.ask({ method: 'POST', path: `${UPLOADS}/${uploadId}/finish` }))
  }
  record.messagePhoto = sizeOf(photo)
}

/** Releases the message of a gift, and accepts it for its recipient. */
export async function release(customer: Customer): Promise<Outcome> {
  const { record, random, think } = customer
  const { orderNumber } = record
  await sendPhoto(customer)
  const release = {
    method: 'POST',
    path: `/api/digitalMessage/${orderNumber}/release`,
    body: () => ({ templateId: MESSAGE }),
  }
  const { id } = (await decide(customer, 'RELEASE', release)) as { id: string }
  if (random() < 0.3) return 'RELEASED'
  await think(8_000)
  const path = `/api/digitalMessage/${orderNumber}/startProduction`
  await decide(customer, 'ACCEPT', { method: 'POST', path, body: () => ({ orderId: id }) })
  return made(customer)
}

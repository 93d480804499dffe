import type { PhotoFile } from '../fixtures/samplePhotos.ts'
import type { Customer, Outcome } from './customer.ts'
import { decide, accepted } from './customer.ts'
import { awaitProduction } from './ordering.ts'

const MESSAGE = 'message-for-you-blue'
const UPLOADS = '/api/digitalMessage/upload'
/** Bytes of one part of an upload; the server accepts larger ones. */
const PART_BYTES = 100_000

/** Uploads a photo in parts, some of which are interrupted. @param share the share of the file that is sent */
async function uploadParts({ caller, record, random }: Customer, photo: PhotoFile, share: number): Promise<string> {
  const { bytes, contentType, fileName } = photo
  const { orderNumber } = record
  const input = { orderNumber, templateId: MESSAGE, type: 'image', bytes: bytes.length, fingerprint: fileName }
  const started = await caller.ask<{ uploadId: string; offset: number }>({
    method: 'POST',
    path: UPLOADS,
    body: () => input,
  })
  const { uploadId, offset: known } = accepted(started)
  for (let offset = known; offset < bytes.length * share; ) {
    const body = () => {
      const form = new FormData()
      form.set('offset', String(offset))
      form.set('file', new Blob([bytes.slice(offset, offset + PART_BYTES)], { type: contentType }), fileName)
      return form
    }
    const part = { method: 'PATCH', path: `${UPLOADS}/${uploadId}`, body, isCutOnce: random() < 0.2 }
    const sent = await caller.ask<{ offset: number }>(part)
    const isAhead = !sent.ok && sent.error.code === 'REFUSED' && sent.error.errorCode === 'UPLOAD_OFFSET_WRONG'
    // An interrupted attempt may have arrived; then the server is asked for its offset.
    const position = isAhead ? await caller.ask<{ offset: number }>({ method: 'GET', path: part.path }) : sent
    offset = accepted(position).offset
  }
  return uploadId
}

async function uploadWhole({ caller, record }: Customer, { bytes, contentType, fileName }: PhotoFile): Promise<void> {
  const body = () => {
    const form = new FormData()
    form.set('orderNumber', record.orderNumber)
    form.set('templateId', MESSAGE)
    form.set('file', new Blob([bytes], { type: contentType }), fileName)
    return form
  }
  accepted(await caller.ask({ method: 'POST', path: '/api/digitalMessage/image?position=1', body }))
}

/** Adds the photo to the message; sometimes the upload of another photo was abandoned before. */
async function addPhoto(customer: Customer): Promise<void> {
  const { caller, record, photo, otherPhoto, random, sizeOf } = customer
  if (random() < 0.4) await uploadParts(customer, otherPhoto, 0.5)
  if (random() < 0.5) await uploadWhole(customer, photo)
  else {
    const uploadId = await uploadParts(customer, photo, 1)
    accepted(await caller.ask({ method: 'POST', path: `${UPLOADS}/${uploadId}/finish` }))
  }
  record.messagePhoto = sizeOf(photo)
}

/** Releases the message and, in most cases, accepts it as its recipient. */
export async function release(customer: Customer): Promise<Outcome> {
  const { record, random, think } = customer
  const { orderNumber } = record
  await addPhoto(customer)
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
  return awaitProduction(customer)
}

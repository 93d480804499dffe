import type { PhotoFile } from '../fixtures/samplePhotos.ts'
import type { Answer } from './caller.ts'
import type { Customer, Outcome } from './customer.ts'
import { decide, accepted } from './customer.ts'
import { awaitProduction } from './ordering.ts'

const MESSAGE = 'message-for-you-blue'
const UPLOADS = '/api/digitalMessage/upload'
/** Bytes of one part of an upload; the server accepts larger ones. */
const PART_BYTES = 100_000

const TUS = { 'Tus-Resumable': '1.0.0' }

/** Uploads a photo in parts, some of which are interrupted. @param share the share of the file that is sent */
async function uploadParts({ caller, record, random }: Customer, photo: PhotoFile, share: number): Promise<void> {
  const { bytes, fileName } = photo
  const { orderNumber } = record
  const metadata = { orderNumber, templateId: MESSAGE, type: 'image', fingerprint: fileName }
  const pairs = Object.entries(metadata).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
  const headers = { ...TUS, 'Upload-Length': String(bytes.length), 'Upload-Metadata': pairs.join(',') }
  const started = await caller.askHeaders({ method: 'POST', path: UPLOADS, headers })
  const path = accepted(started).get('Location') ?? ''
  const readOffset = () => caller.askHeaders({ method: 'HEAD', path, headers: TUS })
  for (let offset = offsetIn(await readOffset()); offset < bytes.length * share; ) {
    const part = {
      method: 'PATCH',
      path,
      headers: { ...TUS, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
      body: () => new Blob([bytes.slice(offset, offset + PART_BYTES)]),
      isCutOnce: random() < 0.2,
    }
    const sent = await caller.askHeaders(part)
    const isAhead = !sent.ok && sent.error.code === 'REFUSED' && sent.error.errorCode === 'UPLOAD_OFFSET_WRONG'
    // An interrupted attempt may have arrived; then the server is asked for its offset.
    offset = offsetIn(isAhead ? await readOffset() : sent)
  }
}

const offsetIn = (answer: Answer<Headers>): number => Number(accepted(answer).get('Upload-Offset'))

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
  const { record, photo, otherPhoto, random, sizeOf } = customer
  if (random() < 0.4) await uploadParts(customer, otherPhoto, 0.5)
  if (random() < 0.5) await uploadWhole(customer, photo)
  else await uploadParts(customer, photo, 1)
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

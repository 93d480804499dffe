import { randomBytes, randomUUID } from 'node:crypto'
import { isTextItem } from '@irodori/contract/entities/designItem'
import { medium } from '../testing/media.ts'
import { GIF, halvesPng } from '../testing/photos.ts'
import { draftOf, TEMPLATES, withoutPhotos } from '../testing/smallShop.ts'
import type { TestServer } from '../testing/testServer.ts'
import { LINE_TEMPLATE } from './extendShop.ts'
import type { OpenedOrder } from './orderPlans.ts'

export async function logInAs(
  server: TestServer,
  { orderNumber, phoneNumber }: { orderNumber: string; phoneNumber: string },
) {
  const { data } = await server.call('loginGuest', { body: { orderNumber, phoneNumber } })
  return data?.[0]?.token ?? ''
}

/** Saves a card, photos, a booklet and a message of an order, and waits until its pages are rendered. */
export async function prepareOrder(server: TestServer, order: OpenedOrder) {
  const { orderNumber, phoneNumber } = order
  const token = await logInAs(server, order)
  const photo = halvesPng(60, 40)
  const uploaded = await server.call(
    'uploadImage',
    { body: { orderNumber, width: 20, height: 20 }, file: photo },
    token,
  )
  const gif = await server.call('convertImage', { body: { orderNumber, width: 4, height: 4 }, file: GIF }, token)
  const group = TEMPLATES.filter(({ templateGroupId }) => templateGroupId === (order.plan?.product ?? 'card'))
  const templates = order.plan?.product === 'line' ? [LINE_TEMPLATE] : group
  const drafts = () =>
    templates.map((template) =>
      draftOf(template, randomUUID(), {
        items: withoutPhotos(template.items),
      }),
    )
  const saved = await server.call('createDesigns', { body: { orderNumber, phoneNumber, designs: drafts() } }, token)
  const series = await server.call('createDesignSeries', { body: { templateSeriesId: 'booklet', orderNumber } }, token)
  const templateId = 'for-you-blue'
  const { data: read } = await server.call('readOrder', { params: { orderNumber } }, token)
  const messageFile = await server
    .call('saveMessageImage', { query: { position: '1' }, body: { orderNumber, templateId }, file: photo }, token)
    .catch(() => null)
  const begun = await server.raw(
    'beginMessageUpload',
    {
      headers: { 'upload-length': String(medium('video.mp4').length) },
      metadata: { orderNumber, templateId, type: 'video', fingerprint: 'a video' },
    },
    token,
  )
  const pieceName = { orderNumber, groupNumber: String(saved.data?.[0]?.groupNumber ?? 1) }
  const link = await server.call('createProofLink', { params: pieceName }, token)
  const proofToken = link.data?.token ?? 'none'
  const comment = {
    randomId: randomUUID(),
    pageId: saved.data?.[0]?.id ?? 'none',
    author: '姉',
    words: '春',
    point: null,
    secret: 'a'.repeat(43),
  }
  await server.call('addProofComment', { params: { token: proofToken }, body: comment })
  const transfer = await openTransfer(server)
  // Its job deletes it after the answer, when other calls may already be under way.
  const endedTransfer = await openTransfer(server)
  const words = templates.flatMap(({ items }) => items).find(isTextItem)
  const list = {
    list: {
      columns: ['氏名'],
      rows: [{ id: 'first', cells: ['春'], decision: 'OPEN' as const }],
      patterns: words ? { [words.id]: '{氏名}' } : {},
    },
    basedOn: null,
  }
  await server.call('saveMergeList', { params: pieceName, body: list }, token)
  await server.jobs.idle()
  const printed = saved.data && (await server.call('readOrder', { params: { orderNumber } }, token)).data
  return {
    ...order,
    token,
    designs: printed?.designs ?? [],
    packages: read?.packages ?? [],
    seriesId: series.data?.id ?? 'none',
    imageFolder: uploaded.data?.imageFolder ?? 'none',
    imageName: uploaded.data?.imageName ?? 'none',
    cropImageName: uploaded.data?.cropImageName ?? 'none',
    gifName: gif.data?.imageName ?? 'none',
    messageFileName: messageFile?.data?.fileName ?? 'none',
    uploadId: String(begun.headers.location).split('/').at(-1) ?? 'none',
    pieceName,
    proofToken,
    comment,
    transfer,
    endedTransfer,
    list,
    /** Drafts of the same pages, for a new save. */
    newPages: drafts(),
  }
}

/** Opens a transfer of photos from a phone, with a photo that waits for the desk. */
async function openTransfer(server: TestServer) {
  const [secret, token] = [newSecret(), newSecret()]
  const photoId = randomUUID()
  const { data } = await server.call('openPhotoTransfer', { body: { secret, token } })
  await server.call('sendPhonePhoto', { body: { token, photoId }, file: Uint8Array.of(1, 2, 3) })
  return { transferId: data?.id ?? 'none', secret, token, photoId }
}

const newSecret = (): string => randomBytes(32).toString('base64url')

/** An order with the values that calls may refer to. */
export type PreparedOrder = Awaited<ReturnType<typeof prepareOrder>>

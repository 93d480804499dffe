import type { CallError } from '@irodori/client/callError'
import type { Client } from '@irodori/client/client'
import { readTemplatesOfDesignSeries } from '@irodori/contract/endpoints/catalogue'
import { createDesigns } from '@irodori/contract/endpoints/design'
import { createDesignSeries } from '@irodori/contract/endpoints/designGroup'
import { uploadImage } from '@irodori/contract/endpoints/image'
import { readImage } from '@irodori/contract/endpoints/picture'
import type { Design } from '@irodori/contract/entities/design'
import type { Order } from '@irodori/contract/entities/order'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { DesignGroup } from '../piece/designGroups.ts'
import { newDraft, photosOf } from './newDraft.ts'

/** The data that is needed to recreate a piece. */
export interface PieceSource {
  readonly group: DesignGroup
  /** The template series of a booklet; null for other pieces. */
  readonly templateSeriesId: string | null
}

type TargetOrder = Pick<Order, 'orderNumber' | 'phoneNumber'>

/** Reads the source of a piece while the piece still exists. */
export async function readPieceSource(
  client: Pick<Client, 'call'>,
  group: DesignGroup,
): Promise<Result<PieceSource, CallError>> {
  const { designSeriesId } = group
  if (designSeriesId === null) return ok({ group, templateSeriesId: null })
  const result = await client.call(readTemplatesOfDesignSeries, { params: { designSeriesId } })
  if (!result.ok) return result
  const templateSeriesId = result.value.find((page) => page.templateSeriesId !== null)?.templateSeriesId ?? null
  return ok({ group, templateSeriesId })
}

/**
 * CPY-7, CPY-8: recreates a piece in its own order, or in another order after copying its photos there.
 * @param mint returns the idempotency key of each page; a repeated call with the same keys creates no second piece
 */
export async function recreateGroup(
  client: Client,
  { group, templateSeriesId }: PieceSource,
  to: TargetOrder,
  mint: (index: number) => string,
): Promise<Result<readonly Design[], CallError>> {
  const [first] = group.pages
  if (first === undefined) return ok([])
  if (first.orderNumber !== to.orderNumber) {
    const copied = await copyPhotos(client, group.pages, to.orderNumber)
    if (!copied.ok) return copied
  }
  let designSeriesId: string | null = null
  if (templateSeriesId !== null) {
    const productOptionId = first.productOptionId
    const body = { templateSeriesId, orderNumber: to.orderNumber, productOptionId }
    const series = await client.call(createDesignSeries, { body }, { idempotencyKey: crypto.randomUUID() })
    if (!series.ok) return series
    designSeriesId = series.value.id
  }
  const designs = group.pages.map((page, index) => newDraft(page, { randomId: mint(index), designSeriesId }))
  const { orderNumber, phoneNumber } = to
  // The server assigns a new group number, because another group may use the old one by now.
  return client.call(createDesigns, { body: { orderNumber, phoneNumber, groupNumber: null, designs } })
}

/** Copies the photos one after the other, because they are large and a mobile connection is slow. */
async function copyPhotos(
  client: Client,
  pages: readonly Design[],
  orderNumber: string,
): Promise<Result<null, CallError>> {
  const [first] = pages
  if (first === undefined) return ok(null)
  for (const name of photosOf(pages)) {
    const read = await client.download(readImage, {
      params: { imageFolder: first.imageFolder, cropImageName: name },
      query: { orderNumber: first.orderNumber },
    })
    if (!read.ok) return read
    const sent = await client.upload(uploadImage, { body: { orderNumber }, file: read.value.blob })
    if (!sent.ok) return sent
  }
  return ok(null)
}

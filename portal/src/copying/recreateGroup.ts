import type { CallError, Client } from '@irodori/client'
import type { Design, Order } from '@irodori/contract'
import { readTemplatesOfDesignSeries } from '@irodori/contract/endpoints/catalogue'
import { createDesignSeries, createDesigns } from '@irodori/contract/endpoints/design'
import { readImage, uploadImage } from '@irodori/contract/endpoints/image'
import { err, ok, type Result } from '@irodori/result'
import type { DesignGroup } from '../piece/designGroups.ts'
import { photosOf, newDraft } from './newDraft.ts'

/** What is needed to make a piece once more. */
export interface PieceSource {
  readonly group: DesignGroup
  /** Of its booklet; null for other pieces. */
  readonly templateSeriesId: string | null
}

type Made = Result<readonly Design[], CallError>
type To = Pick<Order, 'orderNumber' | 'phoneNumber'>

/** What a piece was made of, asked while it is still there. */
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
 * CPY-7, CPY-8: makes a piece once more, in its own order or in another one, which gets the photos first.
 * @param mint the random ids of its pages; the same ids again make the same pages, not new ones
 */
export async function recreateGroup(
  client: Client,
  { group, templateSeriesId }: PieceSource,
  to: To,
  mint: (index: number) => string,
): Promise<Made> {
  const [first] = group.pages
  if (first === undefined) return ok([])
  if (first.orderNumber !== to.orderNumber) {
    const refusal = await movePhotos(client, group.pages, to.orderNumber)
    if (refusal !== null) return err(refusal)
  }
  let designSeriesId: string | null = null
  if (templateSeriesId !== null) {
    const productOptionId = first.productOptionId
    const body = { templateSeriesId, orderNumber: to.orderNumber, productOptionId }
    const begun = await client.call(createDesignSeries, { body })
    if (!begun.ok) return begun
    designSeriesId = begun.value.id
  }
  const designs = group.pages.map((page, index) => newDraft(page, { randomId: mint(index), designSeriesId }))
  const { orderNumber, phoneNumber } = to
  // A number of its own: the one that it had may be somebody else's by now.
  return client.call(createDesigns, { body: { orderNumber, phoneNumber, groupNumber: null, designs } })
}

/** One after the other: they are large, and a phone's line is thin. */
async function movePhotos(client: Client, pages: readonly Design[], orderNumber: string): Promise<CallError | null> {
  const [first] = pages
  if (first === undefined) return null
  for (const name of photosOf(pages)) {
    const read = await client.download(readImage, {
      params: { imageFolder: first.imageFolder, cropImageName: name },
      query: { orderNumber: first.orderNumber },
    })
    if (!read.ok) return read.error
    const sent = await client.upload(uploadImage, { body: { orderNumber }, file: read.value.blob })
    if (!sent.ok) return sent.error
  }
  return null
}

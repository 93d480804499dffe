import type { Proof } from '@irodori/contract/entities/proofLink'
import type { Language } from '@irodori/contract/language'
import { byPage, findProduct } from '../catalogue/catalogue.ts'
import type { Database } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer, file } from '../http/reply.ts'
import { orderFileKey, previewName, printName } from '../image/imageFiles.ts'
import type { Storage } from '../storage/storage.ts'
import { translatedEntry } from '../translation/translations.ts'
import { openProofLink } from './openProofLink.ts'
import { presentComment } from './presentComment.ts'

interface Deps {
  readonly database: Database
  readonly storage: Pick<Storage, 'get'>
  readonly now: () => Date
}

/** PRV-2: what a link reveals: the pages, the name of the product and the end of the link; nothing of the order or its people. */
export async function readProof(
  { database, now }: Deps,
  token: string,
  language: Language | null,
): Promise<Outcome<Proof>> {
  const link = await openProofLink(database, token, now())
  if (!link.ok) return link
  const { id, expiresAt, orderNumber, groupNumber } = link.value
  const rows = await database
    .selectFrom('design')
    .select(['id', 'page_number as pageNumber', 'side_number as sideNumber', 'draft', 'print_hash'])
    .where('order_number', '=', orderNumber)
    .where('group_number', '=', groupNumber)
    .execute()
  const stored = await findProduct(database, rows[0]?.draft.productId ?? '')
  const product = await translatedEntry(database, language, 'products', stored)
  if (!product) return fail(404, 'PROOF_LINK_ENDED')
  const comments = await database
    .selectFrom('proof_comment')
    .selectAll()
    .where('link_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return answer({
    id,
    expiresAt: expiresAt.toISOString(),
    productName: product.name,
    productType: product.productType,
    numberOfSides: product.numberOfSides,
    booklet: product.seichoku,
    pages: rows.sort(byPage).map(({ id: pageId, pageNumber, sideNumber, draft, print_hash: pictureName }) => {
      return { id: pageId, pageNumber, sideNumber, width: draft.width, height: draft.height, pictureName }
    }),
    comments: comments.map(presentComment),
  })
}

/** The picture of a page, found by its hash among the pages of the link. It is kept by no cache, because links end. */
export async function readProofPicture(
  { database, storage, now }: Deps,
  token: string,
  pictureName: string,
  size: 'SMALL' | 'LARGE',
): Promise<Outcome<null>> {
  const link = await openProofLink(database, token, now())
  if (!link.ok) return link
  const page = await database
    .selectFrom('design')
    .innerJoin('shop_order', 'shop_order.order_number', 'design.order_number')
    .select('shop_order.image_folder')
    .where('design.order_number', '=', link.value.orderNumber)
    .where('design.group_number', '=', link.value.groupNumber)
    .where('design.print_hash', '=', pictureName)
    .executeTakeFirst()
  const name = size === 'LARGE' ? printName(pictureName) : previewName(pictureName)
  const bytes = page ? await storage.get(orderFileKey(page.image_folder, name)) : null
  if (!bytes) return fail(404, 'IMAGE_NOT_FOUND')
  return file(bytes, size === 'LARGE' ? 'image/png' : 'image/jpeg', 'NEVER')
}

import { pageFromDesign } from '@irodori/design/designPage'
import { printedRows } from '@irodori/design/merge/mergeList'
import { withPrintedTexts } from '@irodori/design/merge/printedText'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { resourcesOf } from '@irodori/scene/pageResources'
import { findProduct } from '../catalogue/catalogue.ts'
import { SHOP_FOLDER } from '../catalogue/shopPicture.ts'
import type { SealingKeys } from '../credentials/seal.ts'
import type { DesignRow } from '../database/tables/designs.ts'
import type { Database } from '../database/tables.ts'
import { filesOf } from '../design/renderJob.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import { busyAsFailure } from '../http/busyAsFailure.ts'
import type { Outcome } from '../http/reply.ts'
import { file } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { orderFileKey } from '../image/imageFiles.ts'
import { findOrder } from '../order/findOrder.ts'
import type { PieceName } from '../proofLink/pieceOfCaller.ts'
import type { Storage } from '../storage/storage.ts'
import type { ImageTasks } from '../work/workerPool.ts'
import { savedPiece } from './pagesOfPiece.ts'
import type { Card } from './stored/fillCards.ts'
import { fillCards } from './stored/fillCards.ts'
import { readList } from './stored/listStore.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly pool: Pick<ImageTasks, 'fillRows' | 'render'>
  readonly sealingKeys: SealingKeys
}

interface CardName extends PieceName {
  /** Number from 1 among the cards of the piece. */
  readonly card: string
  readonly designId: string
}

/** Sharp at full width on a phone with three device pixels per CSS pixel, as the previews of pages. */
const PICTURE_SIDE = 1200

/**
 * LST-4: a page of one card, rendered at print resolution and reduced. It is made anew each time: no cache may keep the names
 * of other people.
 */
export async function readCardPicture(deps: Deps, caller: Caller, name: CardName): Promise<Outcome<null>> {
  const saved = await savedPiece(deps.database, caller, name)
  if (!saved.ok) return saved
  const { piece, pages } = saved.value
  const page = pages.find(({ id }) => id === name.designId)
  const stored = await readList(deps.database, deps.sealingKeys, piece)
  const row = stored && /^\d{1,3}$/.test(name.card) ? printedRows(stored.list)[Number(name.card) - 1] : undefined
  const product = page && (await findProduct(deps.database, page.draft.productId))
  if (!page || !stored || !row || !product) return fail(404, 'DESIGN_NOT_FOUND')
  const picture = await busyAsFailure(
    (async (): Promise<Result<Uint8Array, ApiError>> => {
      const [card] = await fillCards(
        deps.pool,
        pages,
        { ...stored.list, rows: stored.list.rows.filter(({ id }) => id === row.id) },
        product,
      )
      return card ? ok(await drawCard(deps, page, card)) : fail(404, 'DESIGN_NOT_FOUND')
    })(),
  )
  return picture.ok ? file(picture.value, 'image/jpeg', 'NEVER') : picture
}

async function drawCard({ database, storage, pool }: Deps, row: DesignRow, { texts }: Card): Promise<Uint8Array> {
  const order = await findOrder(database, row.order_number)
  if (!order) throw new Error(`order ${row.order_number} of design ${row.id} is missing`)
  const page = pageFromDesign({ ...row.draft, id: row.id, items: withPrintedTexts(row.draft.items, texts) })
  const { photos, artwork } = resourcesOf(page)
  const { preview } = await pool.render({
    page,
    photos: await filesOf(storage, photos, (one) => orderFileKey(order.image_folder, one)),
    artwork: await filesOf(storage, artwork, (key) => `${SHOP_FOLDER}/${key}`),
    scale: 1,
    previewSide: PICTURE_SIDE,
    isTransparent: false,
  })
  if (!preview) throw new Error(`the picture of design ${row.id} was not reduced`)
  return preview
}

import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { OrderRow } from '../database/tables/orders.ts'
import { listDesigns } from '../design/listDesigns.ts'
import { orderFileKey } from '../image/imageFiles.ts'
import { groupFileName, pageFileName } from '../printFiles/fileNames.ts'
import { makePrintFiles } from '../printFiles/makePrintFiles.ts'
import type { GroupPrint } from '../printFiles/printJob.ts'
import { openPrintSettings } from '../printFiles/printSettings.ts'
import { readManifest } from '../printFiles/readManifest.ts'
import type { StaffShop } from './staffShop.ts'
import { StaffError } from './staffShop.ts'

export interface PrintOptions {
  readonly unchecked?: boolean
  readonly colour?: 'rgb' | 'cmyk'
  readonly booklets?: 'spreads' | 'pages'
  readonly cropMarks?: boolean
}

interface WrittenFiles {
  /** Number of print pictures. */
  readonly pages: number
  readonly prints: readonly GroupPrint[]
}

/**
 * Writes the print pictures of an order, a print PDF for each piece and a manifest into a folder.
 * @throws StaffError if a page differs from the approved design, or a file is missing in the storage
 */
export async function writePrintFiles(
  shop: StaffShop,
  order: OrderRow,
  target: string,
  options: PrintOptions,
): Promise<WrittenFiles> {
  const designs = await listDesigns(shop.database, { orderNumber: order.order_number })
  const wrong = designs.filter(({ printCheck }) => printCheck !== 'EQUAL' && printCheck !== 'UNSEEN')
  if (wrong.length > 0 && !options.unchecked) {
    const list = wrong.map(({ id, printCheck }) => `${id} is ${printCheck}`).join('\n')
    throw new StaffError(`${wrong.length} pages differ from the approved design or failed:\n${list}`)
  }
  await mkdir(target, { recursive: true })
  const pages = []
  for (const [index, design] of designs.entries()) {
    if (design.imageName === null) continue
    const file = pageFileName(index)
    await copyOut(shop, orderFileKey(design.imageFolder, design.imageName), join(target, file))
    const { id, groupNumber, pageNumber, sideNumber, productId, printHash, printKernel, approvedHash, printCheck } =
      design
    const approvedKernel = design.approvedKernel ?? null
    const place = { file, id, groupNumber, pageNumber, sideNumber, productId }
    pages.push({ ...place, printHash, printKernel, approvedHash, approvedKernel, printCheck })
  }
  const prints = await printsOf(shop, order, options)
  for (const { groupNumber, file } of prints) await copyOut(shop, file.key, join(target, groupFileName(groupNumber)))
  const manifest = { orderNumber: order.order_number, status: order.status, pages, prints }
  await writeFile(join(target, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return { pages: pages.length, prints }
}

/** The print files of the hand-over; built anew if there was none or if options are given. */
async function printsOf(shop: StaffShop, order: OrderRow, options: PrintOptions): Promise<readonly GroupPrint[]> {
  const { database, storage } = shop
  const { manifestKey } = order.details
  const hasOptions = options.colour !== undefined || options.booklets !== undefined || options.cropMarks !== undefined
  if (manifestKey !== undefined && !hasOptions) {
    const manifest = await storage.get(manifestKey)
    const prints = manifest && readManifest(Buffer.from(manifest).toString())
    if (prints && prints.length > 0) return prints
  }
  const choice = {
    ...shop.print,
    ...(options.colour && { colour: options.colour === 'cmyk' ? ('CMYK' as const) : ('RGB' as const) }),
    ...(options.booklets && { booklets: options.booklets === 'pages' ? ('PAGES' as const) : ('SPREADS' as const) }),
    ...(options.cropMarks !== undefined && { cropMarks: options.cropMarks }),
  }
  const settings = await openPrintSettings(choice).catch((error: Error) => {
    throw new StaffError(error.message)
  })
  const rows = await database.selectFrom('design').selectAll().where('order_number', '=', order.order_number).execute()
  return makePrintFiles({ database, storage, pool: await shop.pool(), sealingKeys: shop.sealingKeys }, settings)(
    order,
    rows,
  )
}

async function copyOut({ storage }: StaffShop, key: string, path: string): Promise<void> {
  const file = await storage.open(key)
  if (!file) throw new StaffError(`${key} is missing in the storage`)
  await pipeline(file.stream, createWriteStream(path))
}

import { createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import type { Command } from 'commander'
import { Option } from 'commander'
import type { OrderRow } from '../../database/tables/orders.ts'
import { listDesigns } from '../../design/listDesigns.ts'
import { orderFileKey } from '../../image/imageFiles.ts'
import { findOrder } from '../../order/findOrder.ts'
import { groupFileName, pageFileName } from '../../printFiles/fileNames.ts'
import { makePrintFiles } from '../../printFiles/makePrintFiles.ts'
import type { GroupPrint } from '../../printFiles/printJob.ts'
import { openPrintSettings } from '../../printFiles/printSettings.ts'
import { readManifest } from '../../printFiles/readManifest.ts'
import { otherKernels, reprint } from '../../printFiles/reprint.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'

interface PrintOptions {
  readonly unchecked?: boolean
  readonly colour?: 'rgb' | 'cmyk'
  readonly booklets?: 'spreads' | 'pages'
  readonly cropMarks?: boolean
}

/** Commands for print files. */
export function printCommands(program: Command, shop: StaffShop, context: StaffContext): void {
  program
    .command('print <number> <folder>')
    .description('write 01.png, 02.png …, a print PDF for each piece and a manifest of an order into a folder')
    .option('--unchecked', 'include pages that differ from the approved design')
    .addOption(
      new Option('--colour <space>', "colour space of the PDFs, instead of the shop's setting").choices([
        'rgb',
        'cmyk',
      ]),
    )
    .addOption(
      new Option('--booklets <form>', 'form of inner sheets of booklets in the PDFs').choices(['spreads', 'pages']),
    )
    .option('--crop-marks', 'PDFs with crop marks')
    .option('--no-crop-marks', 'PDFs without crop marks')
    .action((number: string, folder: string, options: PrintOptions) =>
      printOrder(shop, context, number, folder, options),
    )

  program
    .command('reprint <manifest> <folder>')
    .description('build the files of a manifest again from the archived fonts, photos and artwork, and compare them')
    .option('--other-kernel', 'also if another version of the kernel made them')
    .action((manifest: string, folder: string, options: { otherKernel?: boolean }) =>
      printAgain(shop, context, manifest, folder, options.otherKernel === true),
    )
}

async function printOrder(
  shop: StaffShop,
  { workingDirectory, say }: StaffContext,
  number: string,
  folder: string,
  options: PrintOptions,
): Promise<void> {
  const { database } = shop
  const order = await findOrder(database, normaliseOrderNumber(number))
  if (!order) throw new StaffError(`there is no order ${number}`)
  const designs = await listDesigns(database, { orderNumber: order.order_number })
  const wrong = designs.filter(({ printCheck }) => printCheck !== 'EQUAL' && printCheck !== 'UNSEEN')
  if (wrong.length > 0 && !options.unchecked) {
    const list = wrong.map(({ id, printCheck }) => `${id} is ${printCheck}`).join('\n')
    throw new StaffError(`${wrong.length} pages differ from the approved design or failed:\n${list}`)
  }
  const target = resolve(workingDirectory, folder)
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
  say(`${pages.length} pages and ${prints.length} print files of ${order.order_number} are in ${target}`)
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
  return makePrintFiles({ database, storage, pool: await shop.pool() }, settings)(order, rows)
}

async function copyOut({ storage }: StaffShop, key: string, path: string): Promise<void> {
  const file = await storage.open(key)
  if (!file) throw new StaffError(`${key} is missing in the storage`)
  await pipeline(file.stream, createWriteStream(path))
}

async function printAgain(
  shop: StaffShop,
  { workingDirectory, say }: StaffContext,
  manifest: string,
  folder: string,
  allowsOtherKernel: boolean,
): Promise<void> {
  const path = resolve(workingDirectory, manifest)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StaffError(`${path} cannot be read`)
  })
  const prints = readManifest(text)
  if (prints === null) throw new StaffError(`${path} is not a manifest of print files`)
  const kernels = otherKernels(prints)
  if (kernels.length > 0 && !allowsOtherKernel) {
    throw new StaffError(
      `version ${kernels.join(', ')} of the kernel made these files, and this release has another one: only a release with that version makes the same pixels (--other-kernel builds them anyway)`,
    )
  }
  const target = resolve(workingDirectory, folder)
  await mkdir(target, { recursive: true })
  const files = await reprint({ storage: shop.storage, pool: await shop.pool() }, prints, target).catch(
    (error: Error) => {
      throw new StaffError(error.message)
    },
  )
  for (const { file, kept, made, encodersThen } of files) {
    const others = encodersThen === null ? '' : ` (compressed by ${encodersThen} then)`
    say(
      kept === made ? `${file} is identical` : `${file} DIFFERS${others}: was ${kept ?? 'never rendered'}, is ${made}`,
    )
  }
  const different = files.filter(({ kept, made }) => kept !== made)
  if (different.length > 0) throw new StaffError(`${different.length} of ${files.length} files differ`)
}

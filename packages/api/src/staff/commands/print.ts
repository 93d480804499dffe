import { mkdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import type { Command } from 'commander'
import { Option } from 'commander'
import { findOrder } from '../../order/findOrder.ts'
import { readManifest } from '../../printFiles/readManifest.ts'
import { otherKernels, reprint } from '../../printFiles/reprint.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'
import type { PrintOptions } from '../writePrintFiles.ts'
import { writePrintFiles } from '../writePrintFiles.ts'

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
  const order = await findOrder(shop.database, normaliseOrderNumber(number))
  if (!order) throw new StaffError(`there is no order ${number}`)
  const target = resolve(workingDirectory, folder)
  const { pages, prints } = await writePrintFiles(shop, order, target, options)
  say(`${pages} pages and ${prints.length} print files of ${order.order_number} are in ${target}`)
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
  for (const { file, kept, made, otherLibraries } of files) {
    const others = otherLibraries.length === 0 ? '' : ` (made with ${otherLibraries.join(', ')})`
    say(
      kept === made ? `${file} is identical` : `${file} DIFFERS${others}: was ${kept ?? 'never rendered'}, is ${made}`,
    )
  }
  const different = files.filter(({ kept, made }) => kept !== made)
  if (different.length > 0) throw new StaffError(`${different.length} of ${files.length} files differ`)
}

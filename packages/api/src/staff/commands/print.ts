import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { normaliseOrderNumber } from '@irodori/rules'
import type { Command } from 'commander'
import { listDesigns } from '../../design/listDesigns.ts'
import { orderFileKey } from '../../image/imageFiles.ts'
import { findOrder } from '../../order/findOrder.ts'
import type { StaffDesk, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'

/** The files that the print house gets. */
export function printCommands(program: Command, { database, storage }: StaffShop, desk: StaffDesk): void {
  program
    .command('print <number> <folder>')
    .description('write the print pictures of an order, 01.png, 02.png and so on, with a manifest, into a folder')
    .option('--unchecked', 'also pages whose pixels are not what the customer approved')
    .action(async (number: string, folder: string, { unchecked }: { unchecked?: boolean }) => {
      const order = await findOrder(database, normaliseOrderNumber(number))
      if (!order) throw new StaffError(`there is no order ${number}`)
      const designs = await listDesigns(database, { orderNumber: order.order_number })
      const wrong = designs.filter(({ printCheck }) => printCheck !== 'EQUAL' && printCheck !== 'UNSEEN')
      if (wrong.length > 0 && !unchecked) {
        const list = wrong.map(({ id, printCheck }) => `${id} is ${printCheck}`).join('\n')
        throw new StaffError(`${wrong.length} pages are not fit for print:\n${list}`)
      }
      const target = resolve(desk.workingDirectory, folder)
      await mkdir(target, { recursive: true })
      const pages = []
      for (const [index, design] of designs.entries()) {
        if (design.imageName === null) continue
        const bytes = await storage.get(orderFileKey(design.imageFolder, design.imageName))
        if (!bytes) throw new StaffError(`the picture of page ${design.id} is not in the storage`)
        const file = `${String(index + 1).padStart(2, '0')}.png`
        await writeFile(join(target, file), bytes)
        const { id, groupNumber, pageNumber, sideNumber, productId, printHash, approvedHash, printCheck } = design
        pages.push({ file, id, groupNumber, pageNumber, sideNumber, productId, printHash, approvedHash, printCheck })
      }
      const manifest = { orderNumber: order.order_number, status: order.status, pages }
      await writeFile(join(target, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
      desk.say(`${pages.length} pages of ${order.order_number} are in ${target}`)
    })
}

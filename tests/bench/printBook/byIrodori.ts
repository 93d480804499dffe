// Makes the book as the server does, with print job, storage and worker threads. Arguments: number of pages, folder of
// photos, file to write.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { draftOfPage } from '@irodori/design/designPage'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { sha256Hex } from '@irodori/imaging/hashPixels'
import { ENCODERS } from '@irodori/print/encoders'
import { standardProfile } from '@irodori/print/outputProfile'
import { KERNEL_VERSION } from '@irodori/scene/kernelVersion'
import { archiveFile } from '../../../packages/api/src/printFiles/archivedFile.ts'
import { buildPrintPdf } from '../../../packages/api/src/printFiles/buildPrintPdf.ts'
import type { PrintJobPage } from '../../../packages/api/src/printFiles/printJob.ts'
import { fileStorage } from '../../../packages/api/src/storage/fileStorage.ts'
import { startWorkerPool } from '../../../packages/api/src/work/workerPool.ts'
import { bookOf, photosOf } from './book.ts'
import { printResult } from './printResult.ts'

const [pages = '', folder = '', target = ''] = process.argv.slice(2)
const files = (await readdir(folder))
  .filter((name) => name.endsWith('.jpg'))
  .sort()
  .slice(0, photosOf(Number(pages)))
const storage = fileStorage(path.join(path.dirname(target), 'files'))
const photos = []
for (const [index, name] of files.entries()) {
  const bytes = await readFile(path.join(folder, name))
  const sha256 = await sha256Hex(new Uint8Array(bytes))
  const key = `orders/bench/${sha256}.jpg`
  if ((await storage.head(key)) === null) await storage.put(key, bytes)
  const isTall = index % 3 === 0
  photos.push({ imageName: `${sha256}.jpg`, width: isTall ? 3024 : 4032, height: isTall ? 4032 : 3024 })
}
const font = await archiveFile(storage, await readFile(fontFilePath('NotoSerifJP.ttf', 'Normal')), 'ttf')
const profile = await archiveFile(storage, (await standardProfile()).bytes, 'icc')
const jobPages = bookOf(Number(pages), photos).map((page): PrintJobPage => {
  const names = page.items.flatMap((item) => ('imageName' in item && item.imageName ? [item.imageName] : []))
  return {
    designId: page.key,
    printHash: null,
    isSplit: false,
    draft: { ...draftOfPage(page, null, null), randomId: '00000000-0000-4000-8000-000000000000' },
    photos: Object.fromEntries(names.map((name) => [name, { key: `orders/bench/${name}`, sha256: name.slice(0, -4) }])),
    artwork: {},
    fonts: [{ font: 'NotoSerifJP.ttf', fontWeight: 'Normal', file: font }],
  }
})
const pool = await startWorkerPool({ workers: 2, workerQueue: 32, workerMemory: 700 * 2 ** 20 })
await printResult(target, Number(pages), async (count) => {
  const job = { kernel: KERNEL_VERSION, libraries: ENCODERS, title: 'book', date: '2026-11-22T00:00:00Z' }
  const colours = { standard: 'X-4', colour: 'RGB', blackInk: 'NEAR_BLACK', areaBlack: null, inkLimit: null } as const
  const settings = { ...colours, hasSpots: true, cropMarks: false, condition: null, profile }
  await buildPrintPdf(
    { storage, pool },
    'ab'.repeat(32),
    { ...job, ...settings, pages: jobPages.slice(0, count), cards: [] },
    target,
  )
})
await pool.close()

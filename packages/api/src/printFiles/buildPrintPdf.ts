import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import { readOutputProfile } from '@irodori/print/outputProfile'
import { formatOf } from '@irodori/print/pageFormat'
import type { PdfPage } from '@irodori/print/printPdf'
import { writePrintPdf } from '@irodori/print/printPdf'
import type { PrintSheet } from '@irodori/print/printSheet'
import type { Storage } from '../storage/storage.ts'
import type { ImageTasks } from '../work/workerPool.ts'
import { readArchivedFile } from './archivedFile.ts'
import { filesOfJob } from './filesOfPage.ts'
import { printedPages } from './printedPages.ts'
import type { PrintJob } from './printJob.ts'

interface Deps {
  readonly storage: Storage
  readonly pool: ImageTasks
}

/**
 * Builds the print PDF of a job. One page is rendered and one is written at a time, whatever their number, so that the
 * other workers stay free for requests.
 * @param id hash of the job, 64 hexadecimal digits; the PDF carries the first half as its identifier
 * @param path file that is created or overwritten
 * @returns SHA-256 of the file
 * @throws Busy where the worker queue is full
 */
export async function buildPrintPdf({ storage, pool }: Deps, id: string, job: PrintJob, path: string): Promise<string> {
  const profile = readOutputProfile(await readArchivedFile(storage, job.profile))
  const { blackInk, areaBlack, inkLimit } = job
  const press = job.colour === 'CMYK' ? { profile: profile.bytes, blackInk, areaBlack, inkLimit } : null
  const options = { isFlattened: job.standard === 'X-1a', hasSpots: job.hasSpots }
  async function* pages(): AsyncGenerator<PdfPage> {
    const filesOf = filesOfJob(storage, job)
    // Pages that no row fills, such as the back of a card, are drawn once for all cards.
    const shared = new Map<string, PrintSheet>()
    for (const { page, isShared } of printedPages(job)) {
      const sheet = shared.get(page.designId) ?? (await pool.printSheet({ ...(await filesOf(page)), press, options }))
      if (isShared) shared.set(page.designId, sheet)
      yield { format: formatOf(page.draft), sheet, isSplit: page.isSplit }
    }
  }
  const file = await open(path, 'w')
  try {
    const hash = createHash('sha256')
    const { title, standard, condition, colour, cropMarks } = job
    const description = { title, creator: 'Irodori', date: new Date(job.date), id: id.slice(0, 32) }
    const sink = async (bytes: Uint8Array): Promise<void> => {
      hash.update(bytes)
      await writeAll(file, bytes)
    }
    await writePrintPdf(sink, { standard, description, profile, condition, colour, cropMarks }, pages())
    return hash.digest('hex')
  } finally {
    await file.close()
  }
}

/** Writes all bytes; a single write may take fewer. */
async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten
}

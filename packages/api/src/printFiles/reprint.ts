import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { KERNEL_VERSION } from '@irodori/scene/kernelVersion'
import type { Storage } from '../storage/storage.ts'
import type { ImageTasks } from '../work/workerPool.ts'
import { buildPrintPdf } from './buildPrintPdf.ts'
import { groupFileName, pageFileName } from './fileNames.ts'
import type { PageFiles } from './filesOfPage.ts'
import { filesOfJob } from './filesOfPage.ts'
import { changedLibraries } from './libraries.ts'
import { printedPages } from './printedPages.ts'
import type { GroupPrint } from './printJob.ts'

interface Deps {
  readonly storage: Storage
  readonly pool: ImageTasks
}

/** A file that was built again, compared with the first one. */
export interface Reprinted {
  readonly file: string
  /** SHA-256 of the file, or of the pixels of a page; null where none was stored. */
  readonly kept: string | null
  readonly made: string
  /** Libraries that had another version when the print was made, with that version. */
  readonly otherLibraries: readonly string[]
}

/** Kernel versions of the prints that differ from the current one. */
export const otherKernels = (prints: readonly GroupPrint[]): readonly number[] =>
  [...new Set(prints.map(({ job }) => job.kernel))].filter((kernel) => kernel !== KERNEL_VERSION)

/**
 * Builds print pictures and print files again from their archived files, whatever the shop has replaced since.
 * @param folder existing folder for the files
 * @throws Error where an archived file is missing or has changed
 */
export async function reprint(
  deps: Deps,
  prints: readonly GroupPrint[],
  folder: string,
): Promise<readonly Reprinted[]> {
  const results: Reprinted[] = []
  let index = 0
  for (const { groupNumber, id, file: kept, job, cardHashes } of prints) {
    const otherLibraries = changedLibraries(job.libraries)
    const filesOf = filesOfJob(deps.storage, job)
    const hashesOfCards = cardHashes.flat()
    for (const [at, { page }] of printedPages(job).entries()) {
      const file = pageFileName(index++)
      results.push({
        file,
        kept: job.cards.length === 0 ? page.printHash : (hashesOfCards[at] ?? null),
        made: await repaint(deps, await filesOf(page), join(folder, file)),
        otherLibraries,
      })
    }
    const file = groupFileName(groupNumber)
    const made = await buildPrintPdf(deps, id, job, join(folder, file))
    results.push({ file, kept: kept.sha256, made, otherLibraries })
  }
  return results
}

async function repaint({ pool }: Deps, files: PageFiles, path: string): Promise<string> {
  const picture = await pool.render({ ...files, scale: 1, previewSide: null, isTransparent: false })
  await writeFile(path, picture.png)
  return picture.hash
}

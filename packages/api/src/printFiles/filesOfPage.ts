import type { DesignPage } from '@irodori/design/designPage'
import { pageFromDesign } from '@irodori/design/designPage'
import type { Storage } from '../storage/storage.ts'
import { fontKey } from '../work/tasks.ts'
import type { ArchivedFile } from './archivedFile.ts'
import { readArchivedFile } from './archivedFile.ts'
import type { PrintJob, PrintJobPage } from './printJob.ts'

/** The files that a worker renders a page from. */
export interface PageFiles {
  readonly page: DesignPage
  readonly photos: ReadonlyMap<string, Uint8Array>
  readonly artwork: ReadonlyMap<string, Uint8Array>
  readonly fonts: ReadonlyMap<string, Uint8Array>
}

/** Reads the files of a page, each as it was when the job was created. */
export async function filesOfPage(storage: Storage, page: PrintJobPage): Promise<PageFiles> {
  const read = async (files: readonly (readonly [string, ArchivedFile])[]): Promise<Map<string, Uint8Array>> => {
    const bytes = new Map<string, Uint8Array>()
    for (const [name, file] of files) bytes.set(name, await readArchivedFile(storage, file))
    return bytes
  }
  return {
    page: pageFromDesign(page.draft),
    photos: await read(Object.entries(page.photos)),
    artwork: await read(Object.entries(page.artwork)),
    fonts: await read(page.fonts.map((use) => [fontKey(use), use.file])),
  }
}

/**
 * Reads the files of the pages of a job. Cards have the files of their page in common, which are read once and stay in memory;
 * without cards only the files of one page are in it.
 */
export function filesOfJob(
  storage: Storage,
  { cards }: Pick<PrintJob, 'cards'>,
): (page: PrintJobPage) => Promise<PageFiles> {
  if (cards.length === 0) return (page) => filesOfPage(storage, page)
  const known = new Map<string, PageFiles>()
  return async (page) => {
    const files = known.get(page.designId) ?? (await filesOfPage(storage, page))
    known.set(page.designId, files)
    return { ...files, page: pageFromDesign(page.draft) }
  }
}

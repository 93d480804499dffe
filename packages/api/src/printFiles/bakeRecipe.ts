import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import type { DesignPage } from '@irodori/design'
import { pageFromDesign } from '@irodori/design'
import type { BookPage } from '@irodori/print'
import { formatOf, readOutputProfile, writePrintBook } from '@irodori/print'
import type { Storage } from '../storage/storage.ts'
import { fontKey } from '../work/tasks.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import type { KeptFile } from './keptFile.ts'
import { readKept } from './keptFile.ts'
import type { PageRecipe, PrintRecipe } from './printRecipe.ts'

interface Deps {
  readonly storage: Storage
  readonly pool: WorkerPool
}

/** What a page needs in a worker. */
export interface PageFiles {
  readonly page: DesignPage
  readonly photos: ReadonlyMap<string, Uint8Array>
  readonly artwork: ReadonlyMap<string, Uint8Array>
  readonly fonts: ReadonlyMap<string, Uint8Array>
}

/**
 * Makes the print file of a recipe. One page is at work and one in memory at a time, whatever their number; the other
 * workers are left to those who wait for an answer.
 * @param id 64 hexadecimal digits that stand for the recipe; half of them name the file to those who read it
 * @param path of a file that is written anew
 * @returns SHA-256 of the file
 * @throws Busy where the workers take no more
 */
export async function bakeRecipe(
  { storage, pool }: Deps,
  id: string,
  recipe: PrintRecipe,
  path: string,
): Promise<string> {
  const profile = readOutputProfile(await readKept(storage, recipe.profile))
  const ink = recipe.colour === 'CMYK' ? profile.bytes : null
  async function* pages(): AsyncGenerator<BookPage> {
    for (const page of recipe.pages) {
      const sheet = await pool.printSheet({ ...(await filesOfPage(storage, page)), pressProfile: ink })
      yield { format: formatOf(page.draft), sheet, isSplit: page.isSplit }
    }
  }
  const file = await open(path, 'w')
  try {
    const hash = createHash('sha256')
    const { title, condition, colour, cropMarks } = recipe
    const description = { title, creator: 'Irodori', date: new Date(recipe.date), id: id.slice(0, 32) }
    const sink = async (bytes: Uint8Array): Promise<void> => {
      hash.update(bytes)
      await writeAll(file, bytes)
    }
    await writePrintBook(sink, { description, profile, condition, colour, cropMarks }, pages())
    return hash.digest('hex')
  } finally {
    await file.close()
  }
}

/** Files take what they can at a time. */
async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten
}

/** The files that a page is made of, each as it was when the recipe was written. */
export async function filesOfPage(storage: Storage, recipe: PageRecipe): Promise<PageFiles> {
  const read = async (files: readonly (readonly [string, KeptFile])[]): Promise<Map<string, Uint8Array>> => {
    const bytes = new Map<string, Uint8Array>()
    for (const [name, file] of files) bytes.set(name, await readKept(storage, file))
    return bytes
  }
  return {
    page: pageFromDesign(recipe.draft),
    photos: await read(Object.entries(recipe.photos)),
    artwork: await read(Object.entries(recipe.artwork)),
    fonts: await read(recipe.fonts.map((use) => [fontKey(use), use.file])),
  }
}

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ENCODERS } from '@irodori/print'
import { KERNEL_VERSION } from '@irodori/scene'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { bakeRecipe, filesOfPage } from './bakeRecipe.ts'
import { groupFileName, pageFileName } from './fileNames.ts'
import type { GroupPrint, PageRecipe } from './printRecipe.ts'

interface Deps {
  readonly storage: Storage
  readonly pool: WorkerPool
}

/** A file that was made again, beside the one of then. */
export interface Reprinted {
  readonly file: string
  /** SHA-256 of the file, or of the pixels of a page; null where none was kept. */
  readonly kept: string | null
  readonly made: string
  /** Of a print file whose pictures were packed by other releases of the encoders. */
  readonly encodersThen: string | null
}

/** The versions of the kernel in which prints were made, where they are not this one. */
export const otherKernels = (prints: readonly GroupPrint[]): readonly number[] =>
  [...new Set(prints.map(({ recipe }) => recipe.kernel))].filter((kernel) => kernel !== KERNEL_VERSION)

/**
 * Makes print pictures and print files again from what was kept of them, whatever the shop has replaced since.
 * @param folder that exists
 * @throws where a file that they are made of is gone or was changed
 */
export async function reprint(
  deps: Deps,
  prints: readonly GroupPrint[],
  folder: string,
): Promise<readonly Reprinted[]> {
  const results: Reprinted[] = []
  let index = 0
  for (const { groupNumber, id, file: kept, recipe } of prints) {
    for (const page of recipe.pages) {
      const file = pageFileName(index++)
      results.push({
        file,
        kept: page.printHash,
        made: await repaint(deps, page, join(folder, file)),
        encodersThen: null,
      })
    }
    const file = groupFileName(groupNumber)
    const made = await bakeRecipe(deps, id, recipe, join(folder, file))
    const encodersThen = recipe.encoders === ENCODERS ? null : recipe.encoders
    results.push({ file, kept: kept.sha256, made, encodersThen })
  }
  return results
}

async function repaint({ storage, pool }: Deps, page: PageRecipe, path: string): Promise<string> {
  const files = await filesOfPage(storage, page)
  const picture = await pool.render({ ...files, scale: 1, previewSide: null, isTransparent: false })
  await writeFile(path, picture.png)
  return picture.hash
}

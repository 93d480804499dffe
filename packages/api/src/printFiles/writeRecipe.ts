import { readFile } from 'node:fs/promises'
import { pageFromDesign } from '@irodori/design'
import { fontFilePath } from '@irodori/fonts/files'
import { ENCODERS } from '@irodori/print'
import { KERNEL_VERSION, resourcesOf } from '@irodori/scene'
import { findProducts } from '../catalogue/catalogue.ts'
import { SHOP_FOLDER } from '../catalogue/shopPicture.ts'
import type { DesignRow } from '../database/tables/designs.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { orderFileKey, photoHashOf } from '../image/imageFiles.ts'
import type { Storage } from '../storage/storage.ts'
import type { KeptFile } from './keptFile.ts'
import { keepFile } from './keptFile.ts'
import type { PageRecipe, PrintRecipe } from './printRecipe.ts'
import type { PrintSettings } from './printSettings.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  /** Where the shop's fonts are; those that come along without it. */
  readonly fontFile?: typeof fontFilePath
}

/**
 * Writes down what a group is printed from, and keeps what may be replaced in the shop one day: fonts, artwork and the
 * profile. Photos are named after what they hold and stay with their order.
 * @param pages of one group, in reading order
 */
export async function writeRecipe(
  { database, storage, fontFile = fontFilePath }: Deps,
  settings: PrintSettings,
  order: OrderRow,
  pages: readonly DesignRow[],
): Promise<PrintRecipe> {
  const products = await findProducts(
    database,
    pages.map(({ draft }) => draft.productId),
  )
  const recipes: PageRecipe[] = []
  for (const row of pages) {
    const totalPage = products.get(row.draft.productId)?.seichoku?.totalPage ?? 0
    const isSplit = settings.booklets === 'PAGES' && isSpread(Number(row.page_number), totalPage)
    recipes.push({ ...(await pageRecipe({ storage, fontFile }, order, row)), isSplit })
  }
  const [first] = pages
  return {
    kernel: KERNEL_VERSION,
    encoders: ENCODERS,
    title: `${order.order_number} ${first?.group_number ?? ''}`.trim(),
    date: order.details.orderDate,
    colour: settings.colour,
    cropMarks: settings.cropMarks,
    condition: settings.condition,
    profile: await keepFile(storage, settings.profile.bytes, 'icc'),
    pages: recipes,
  }
}

/** A booklet runs from its cover (-1) over sheets of two pages (0, 1, …) to its back cover; an odd last page stands alone. */
const isSpread = (sheet: number, totalPage: number): boolean => sheet >= 0 && sheet * 2 + 2 <= totalPage

async function pageRecipe(
  { storage, fontFile }: Required<Omit<Deps, 'database'>>,
  order: OrderRow,
  row: DesignRow,
): Promise<Omit<PageRecipe, 'isSplit'>> {
  const draft = { ...row.draft, id: row.id }
  const { photos, artwork, fonts } = resourcesOf(pageFromDesign(draft))
  const keptArtwork: Record<string, KeptFile> = {}
  for (const key of artwork) {
    const bytes = await storage.get(`${SHOP_FOLDER}/${key}`)
    if (bytes === null) throw new Error(`the artwork ${key} is not in the storage`)
    keptArtwork[key] = await keepFile(storage, bytes, key.split('.').at(-1) ?? 'png')
  }
  const keptFonts: PageRecipe['fonts'] = []
  for (const { font, fontWeight } of fonts) {
    const file = await keepFile(storage, await readFile(fontFile(font, fontWeight)), 'ttf')
    keptFonts.push({ font, fontWeight, file })
  }
  const photoFile = (name: string): KeptFile => ({
    key: orderFileKey(order.image_folder, name),
    sha256: photoHashOf(name) ?? '',
  })
  return {
    designId: row.id,
    printHash: row.print_hash,
    draft,
    photos: Object.fromEntries(photos.map((name) => [name, photoFile(name)])),
    artwork: keptArtwork,
    fonts: keptFonts,
  }
}

import { readFile } from 'node:fs/promises'
import { pageFromDesign } from '@irodori/design/designPage'
import { withPrintedTexts } from '@irodori/design/merge/printedText'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { KERNEL_VERSION } from '@irodori/scene/kernelVersion'
import type { FontUse } from '@irodori/scene/pageResources'
import { resourcesOf } from '@irodori/scene/pageResources'
import { findProducts } from '../catalogue/catalogue.ts'
import { SHOP_FOLDER } from '../catalogue/shopPicture.ts'
import type { DesignRow } from '../database/tables/designs.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { orderFileKey, photoHashOf } from '../image/imageFiles.ts'
import type { Storage } from '../storage/storage.ts'
import { fontKey } from '../work/tasks.ts'
import type { ArchivedFile } from './archivedFile.ts'
import { archiveFile } from './archivedFile.ts'
import { LIBRARIES } from './libraries.ts'
import type { PrintJob, PrintJobCard, PrintJobPage } from './printJob.ts'
import type { PrintSettings } from './printSettings.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  /** Path of a font file; the built-in fonts without it. */
  readonly fontFile?: typeof fontFilePath
}

/**
 * Creates the print job of a design group and archives the files that the shop may replace later: fonts, artwork and the
 * profile. Photos are named by their content and stay with their order.
 * @param pages pages of one group, in reading order
 * @param cards the cards of its list; none where the pages are printed once
 */
export async function createPrintJob(
  { database, storage, fontFile = fontFilePath }: Deps,
  settings: PrintSettings,
  order: OrderRow,
  pages: readonly DesignRow[],
  cards: readonly PrintJobCard[] = [],
): Promise<PrintJob> {
  const products = await findProducts(
    database,
    pages.map(({ draft }) => draft.productId),
  )
  const jobPages: PrintJobPage[] = []
  for (const row of pages) {
    const totalPage = products.get(row.draft.productId)?.seichoku?.totalPage ?? 0
    const isSplit = settings.booklets === 'PAGES' && isSpread(Number(row.page_number), totalPage)
    jobPages.push({ ...(await pageOfJob({ storage, fontFile }, order, row, cards)), isSplit })
  }
  const [first] = pages
  const isCmyk = settings.colour === 'CMYK'
  return {
    kernel: KERNEL_VERSION,
    libraries: LIBRARIES,
    title: `${order.order_number} ${first?.group_number ?? ''}`.trim(),
    date: order.details.orderDate,
    standard: settings.standard,
    colour: settings.colour,
    blackInk: 'NEAR_BLACK',
    areaBlack: isCmyk && settings.areaBlack !== null ? [...settings.areaBlack] : null,
    inkLimit: isCmyk ? settings.inkLimit : null,
    hasSpots: true,
    cropMarks: settings.cropMarks,
    condition: settings.condition,
    profile: await archiveFile(storage, settings.profile.bytes, 'icc'),
    pages: jobPages,
    cards: [...cards],
  }
}

/** The sheets of a booklet are its cover (-1), spreads of two pages (0, 1, …) and its back cover; an odd last page is single. */
const isSpread = (sheet: number, totalPage: number): boolean => sheet >= 0 && sheet * 2 + 2 <= totalPage

async function pageOfJob(
  { storage, fontFile }: Required<Omit<Deps, 'database'>>,
  order: OrderRow,
  row: DesignRow,
  cards: readonly PrintJobCard[],
): Promise<Omit<PrintJobPage, 'isSplit'>> {
  const draft = { ...row.draft, id: row.id }
  const { photos, artwork } = resourcesOf(pageFromDesign(draft))
  const archivedArtwork: Record<string, ArchivedFile> = {}
  for (const key of artwork) {
    const bytes = await storage.get(`${SHOP_FOLDER}/${key}`)
    if (bytes === null) throw new Error(`artwork ${key} is missing in the storage; import the catalogue again`)
    archivedArtwork[key] = await archiveFile(storage, bytes, key.split('.').at(-1) ?? 'png')
  }
  const archivedFonts: PrintJobPage['fonts'] = []
  for (const { font, fontWeight } of fontsOf(draft, cards)) {
    const file = await archiveFile(storage, await readFile(fontFile(font, fontWeight)), 'ttf')
    archivedFonts.push({ font, fontWeight, file })
  }
  const photoFile = (name: string): ArchivedFile => ({
    key: orderFileKey(order.image_folder, name),
    sha256: photoHashOf(name) ?? '',
  })
  return {
    designId: row.id,
    printHash: row.print_hash,
    draft,
    photos: Object.fromEntries(photos.map((name) => [name, photoFile(name)])),
    artwork: archivedArtwork,
    fonts: archivedFonts,
  }
}

/** The fonts of a page with its own words, or with those of all its cards. */
function fontsOf(draft: PrintJobPage['draft'], cards: readonly PrintJobCard[]): readonly FontUse[] {
  const drafts = cards.map(({ texts }) => ({ ...draft, items: withPrintedTexts(draft.items, texts) }))
  const uses = (cards.length === 0 ? [draft] : drafts).flatMap((one) => resourcesOf(pageFromDesign(one)).fonts)
  return [...new Map(uses.map((use) => [fontKey(use), use])).values()]
}

import type { Design, DesignDraft } from '@irodori/contract/entities/design'
import { isImageItem } from '@irodori/contract/entities/designItem'

interface NewIds {
  readonly randomId: string
  readonly designSeriesId: string | null
}

/** A draft of a new page from a saved one. The names of the crops belong to the folder of the old order, so they are dropped. */
export const newDraft = (page: Design, { randomId, designSeriesId }: NewIds): DesignDraft => ({
  id: null,
  randomId,
  designSeriesId,
  templateId: page.templateId,
  productId: page.productId,
  pageNumber: page.pageNumber,
  sideNumber: page.sideNumber,
  sideCount: page.sideCount,
  width: page.width,
  height: page.height,
  dpi: page.dpi,
  bleedMm: page.bleedMm,
  safeMm: page.safeMm,
  backgroundColor: page.backgroundColor,
  backgroundUrl: page.backgroundUrl,
  foregroundUrl: page.foregroundUrl,
  monthGrid: page.monthGrid,
  month: page.month,
  ownDays: page.ownDays,
  background: page.background,
  colourSet: page.colourSet,
  items: page.items.map((item) => (isImageItem(item) ? { ...item, cropImageName: null } : item)),
  approvedHash: page.approvedHash,
  approvedKernel: page.approvedKernel,
})

/** The names of the photos on the pages, without duplicates. */
export const photosOf = (pages: readonly Design[]): readonly string[] => [
  ...new Set(pages.flatMap(({ items }) => items.filter(isImageItem).flatMap(({ imageName }) => imageName ?? []))),
]

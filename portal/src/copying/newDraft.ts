import type { Design, DesignDraft } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'

interface Fresh {
  readonly randomId: string
  readonly designSeriesId: string | null
}

/** A saved page as a new one. The names of its crops belong to the folder of its old order and are made anew. */
export const newDraft = (page: Design, { randomId, designSeriesId }: Fresh): DesignDraft => ({
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
  items: page.items.map((item) => (isImageItem(item) ? { ...item, cropImageName: null } : item)),
  approvedHash: page.approvedHash,
  approvedKernel: page.approvedKernel,
})

/** The photos of pages, each once. */
export const photosOf = (pages: readonly Design[]): readonly string[] => [
  ...new Set(pages.flatMap(({ items }) => items.filter(isImageItem).flatMap(({ imageName }) => imageName ?? []))),
]

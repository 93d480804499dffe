import type { Background } from '@irodori/contract/entities/background'
import type { Design, DesignDraft } from '@irodori/contract/entities/design'
import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { MonthGrid, OwnDay } from '@irodori/contract/entities/monthGrid'
import type { Template } from '@irodori/contract/entities/template'

/** Identifies a page within its document: the `randomId` that the browser creates, stable before and after saving. */
export type PageKey = string

/** The sheet of a page; lengths in print pixels, or in millimetres if the name ends with Mm. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly dpi: number
  readonly bleedMm: number
  readonly safeMm: number
  readonly backgroundColor: string
  readonly backgroundUrl: string | null
  readonly foregroundUrl: string | null
  readonly monthGrid?: MonthGrid | undefined
  /** YYYY-MM; present together with the grid. */
  readonly month?: string | undefined
  readonly ownDays?: OwnDay[] | undefined
  /** The customer's; absent where the sheet shows the background of its template. */
  readonly background?: Background | undefined
  /** Id of the colour set that was applied; absent for the first one of the template. */
  readonly colourSet?: string | undefined
}

/** One printed side: a sheet and the items on it. */
export interface DesignPage {
  readonly key: PageKey
  /** Null until the page is saved for the first time. */
  readonly designId: string | null
  readonly templateId: string
  readonly productId: string
  /** '-1' is the cover of a series. */
  readonly pageNumber: string
  readonly sideNumber: number
  readonly sideCount: number
  readonly sheet: Sheet
  readonly items: readonly DesignItem[]
}

/** The pages of one piece: the sides of a card, or the pages of a booklet. */
export interface DesignDocument {
  readonly designSeriesId: string | null
  readonly pages: readonly DesignPage[]
}

const sheetOf = (source: Template | DesignDraft | Design): Sheet => ({
  width: source.width,
  height: source.height,
  dpi: source.dpi,
  bleedMm: source.bleedMm,
  safeMm: source.safeMm,
  backgroundColor: source.backgroundColor,
  backgroundUrl: source.backgroundUrl,
  foregroundUrl: source.foregroundUrl,
  monthGrid: source.monthGrid,
  month: source.month,
  ownDays: source.ownDays,
  background: source.background,
  colourSet: source.colourSet,
})

/** A new page from a template. Items get new ids, so that no two designs share one. */
export function pageFromTemplate(template: Template, sideCount: number, newId: () => string): DesignPage {
  return {
    key: newId(),
    designId: null,
    templateId: template.id,
    productId: template.productId,
    pageNumber: template.pageNumber,
    sideNumber: template.sideNumber,
    sideCount,
    sheet: sheetOf(template),
    items: template.items.map((item) => ({ ...item, id: newId() })),
  }
}

/** The page of a saved design. */
export function pageFromDesign(design: Design | DesignDraft): DesignPage {
  return {
    key: design.randomId,
    designId: design.id,
    templateId: design.templateId,
    productId: design.productId,
    pageNumber: design.pageNumber,
    sideNumber: design.sideNumber,
    sideCount: design.sideCount,
    sheet: sheetOf(design),
    items: design.items,
  }
}

/** An exact render that the customer saw: its hash and the version of the kernel that rendered it. */
export interface Approval {
  readonly hash: string
  readonly kernel: number
}

/** The draft of a page that a save sends. */
export function draftOfPage(page: DesignPage, designSeriesId: string | null, approved: Approval | null): DesignDraft {
  return {
    id: page.designId,
    randomId: page.key,
    templateId: page.templateId,
    productId: page.productId,
    designSeriesId,
    pageNumber: page.pageNumber,
    sideNumber: page.sideNumber,
    sideCount: page.sideCount,
    ...page.sheet,
    items: [...page.items],
    approvedHash: approved?.hash ?? null,
    approvedKernel: approved?.kernel ?? null,
  }
}

export const findPage = (document: DesignDocument, key: PageKey): DesignPage | undefined =>
  document.pages.find((page) => page.key === key)

export const findItem = (page: DesignPage, itemId: string): DesignItem | undefined =>
  page.items.find((item) => item.id === itemId)

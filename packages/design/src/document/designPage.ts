import type { Design, DesignDraft, DesignItem, Template } from '@irodori/contract'

/** Names a page within its document: the `randomId` that the browser mints for it, stable before and after saving. */
export type PageKey = string

/** What surrounds the items of a page; lengths in print pixels unless the name says millimetres. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly dpi: number
  readonly bleedMm: number
  readonly safeMm: number
  readonly backgroundColor: string
  readonly backgroundUrl: string | null
  readonly foregroundUrl: string | null
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

/** All pages that are designed together: the sides of a card, or the pages of a booklet. */
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
})

/** A fresh page from a template. Items get ids of their own, so that two designs never share one. */
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

/** A page as the server keeps it, ready to be edited again. */
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

/** An exact render that the customer saw: its hash, and the version of the kernel that made it. */
export interface Approval {
  readonly hash: string
  readonly kernel: number
}

/** What a save sends of a page. */
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

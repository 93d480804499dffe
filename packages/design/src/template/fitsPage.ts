import type { TemplateCard } from '@irodori/contract/entities/template'
import { isInnerPage } from '@irodori/rules/innerPage'
import type { DesignPage } from '../document/designPage.ts'

type Place = Pick<TemplateCard, 'pageNumber' | 'sideNumber' | 'width' | 'height' | 'dpi'>

const hasSheetOf = (card: Place, { sideNumber, sheet }: DesignPage): boolean =>
  card.sideNumber === sideNumber && card.width === sheet.width && card.height === sheet.height && card.dpi === sheet.dpi

/** True if a template has the same page number, side and sheet size as the page. */
export const fitsPage = (card: Place, page: DesignPage): boolean =>
  Number(card.pageNumber) === Number(page.pageNumber) && hasSheetOf(card, page)

/**
 * PGS-26: true if a template may be used on a page alone: one for the same place, or on an inner page of a booklet one for
 * any inner page.
 * @param totalPage null for a product that is no booklet
 */
export const fitsAlone = (card: Place, page: DesignPage, totalPage: number | null): boolean =>
  fitsPage(card, page) ||
  (totalPage !== null &&
    isInnerPage(card.pageNumber, totalPage) &&
    isInnerPage(page.pageNumber, totalPage) &&
    hasSheetOf(card, page))

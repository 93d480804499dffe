import type { DesignItem, TextItem } from '@irodori/contract/entities/designItem'
import { isTextItem } from '@irodori/contract/entities/designItem'
import type { DesignDocument } from '../document/designPage.ts'
import type { FilledRow } from './fillRow.ts'
import type { MergeList } from './mergeList.ts'
import { patternOf } from './pattern.ts'

/** A text of a design as a row fills it. */
export interface PrintedText extends Pick<TextItem, 'text' | 'font' | 'fontSize'> {
  readonly itemId: string
}

/** The texts that a row fills, without the rest of its design. */
export const printedTextsOf = ({ document, measures }: FilledRow): PrintedText[] =>
  document.pages.flatMap(({ items }) =>
    items
      .filter(isTextItem)
      .filter(({ id }) => measures.has(id))
      .map(({ id: itemId, text, font, fontSize }) => ({ itemId, text, font, fontSize })),
  )

/** The items of a page with the texts of a row. Its words are the customer's, even if they equal a sample. */
export function withPrintedTexts(items: readonly DesignItem[], texts: readonly PrintedText[]): DesignItem[] {
  const filled = new Map(texts.map(({ itemId, ...text }) => [itemId, text]))
  return items.map((item) => {
    const text = filled.get(item.id)
    return text && isTextItem(item) ? { ...item, ...text, keepsTemplateText: true } : item
  })
}

/** Whether a list fills a text of a design; otherwise all of its cards would have the same words. */
export const fillsSomeText = ({ pages }: DesignDocument, list: Pick<MergeList, 'patterns'>): boolean =>
  pages.some(({ items }) => items.some((item) => isTextItem(item) && patternOf(list, item.id) !== undefined))

import type { DesignItem, ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import { allowsBackground } from '@irodori/rules/ownBackground'
import type { DesignPage } from '../document/designPage.ts'
import { ownItemsOf } from '../ownItems/ownItems.ts'
import { fitsAlone } from '../template/fitsPage.ts'
import { ownTexts } from '../template/templateChange.ts'

/** A layout that a page may have: its own, or that of a template. */
export interface PageLayout {
  /** Equal for layouts that are alike. */
  readonly key: string
  /** Null for the layout that the page has. */
  readonly template: Template | null
  /** The frames that take photos, in reading order. */
  readonly frames: readonly ImageItem[]
  readonly hasTexts: boolean
}

/** The frames of a page or template that take photos, in reading order. */
export const framesOf = (items: readonly DesignItem[]): readonly ImageItem[] =>
  items
    .filter(isImageItem)
    .filter((item) => !item.isDisabledItem)
    .toSorted((a, b) => a.position - b.position)

function layoutOf(items: readonly DesignItem[], template: Template | null): PageLayout {
  const frames = framesOf(items)
  const hasTexts = items.some((item) => isTextItem(item) && !item.isDisabledItem)
  const boxes = frames.map(({ type, left, top, width, height, rotate }) => [type, left, top, width, height, rotate])
  return { key: JSON.stringify([hasTexts, boxes]), template, frames, hasTexts }
}

/**
 * The layouts of a page, its own first. A page on which the customer has written, added or arranged something keeps its
 * layout, because another one might have no place for it.
 */
export function pageLayouts(
  page: DesignPage,
  templates: readonly Template[],
  totalPage: number | null,
): readonly PageLayout[] {
  const own = layoutOf(page.items, null)
  const begun = templates.find(({ id }) => id === page.templateId)
  const isArranged = begun !== undefined && layoutOf(begun.items, begun).key !== own.key
  if (isArranged || ownTexts(page).length + ownItemsOf(page).length > 0) return [own]
  const others = templates
    .filter((template) => template.id !== page.templateId && fitsAlone(template, page, totalPage))
    .filter((template) => !page.sheet.background || allowsBackground(template))
    .map((template) => layoutOf(template.items, template))
  const layouts = [own, ...others]
  return layouts.filter(({ key }, at) => layouts.findIndex((layout) => layout.key === key) === at)
}

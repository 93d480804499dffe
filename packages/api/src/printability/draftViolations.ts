import { isDeepStrictEqual } from 'node:util'
import type { Pattern } from '@irodori/contract/entities/pattern'
import type { DesignItem, OrnamentItem, TextItem } from '@irodori/contract/entities/designItem'
import { isDayPhoto, isOrnamentItem, isOwnItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { Ornament } from '@irodori/contract/entities/ornament'
import type { PrintViolationReason } from '@irodori/contract/entities/printViolation'
import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Template } from '@irodori/contract/entities/template'
import { placementOf } from '@irodori/design/placement'
import { hasSupplementary } from '@irodori/design/whyMissing'
import { resolveFont } from '@irodori/fonts/fontEntry'
import { isInnerPage } from '@irodori/rules/innerPage'
import { missingIn } from '@irodori/rules/missingDesigns'
import { mayHaveOwnItems } from '@irodori/rules/ownItems'
import { isPrintedText } from '@irodori/scene/displayList'
import { allowedFontWeights } from '@irodori/typography/fontSize'
import type { StoredDraft } from '../database/tables/designs.ts'
import { backgroundViolations } from './backgroundViolations.ts'
import { misplacedDayPhotos } from './misplacedDayPhotos.ts'
import { isInBoxOf } from './misplacedItem.ts'
import type { PageColours } from './productColours.ts'
import { coloursOf, isSameColour } from './productColours.ts'

export interface DraftViolation {
  readonly reason: PrintViolationReason
  /** Null if the whole page is concerned. */
  readonly itemId: string | null
}

type CheckedProduct = Pick<
  StoredProduct,
  'id' | 'numberOfSides' | 'seichoku' | 'fonts' | 'colors' | 'minFontSize' | 'minFontWeight' | 'allowsSupplementary'
>

/** What a page is compared with. */
export interface DraftFacts {
  readonly product: CheckedProduct
  /** Null if the shop has deleted it since. */
  readonly template: Template | null
  /** Every version of the ornaments that the page has. */
  readonly ornaments: readonly Ornament[]
  /** Every version of the pattern that the page has. */
  readonly patterns: readonly Pattern[]
  /** Whether pages of the template may be printed on the product. */
  readonly isOfProduct: boolean
  /** The page as it was saved last with this template; null for a new page. */
  readonly saved: StoredDraft | null
  /** Pages of the booklet; null if it was begun without a series. */
  readonly totalPage: number | null
}

/**
 * Whether a page may be printed on its product, without its typesetting: template, place, background, items, fonts, sizes,
 * weights and colours. Blank items are not checked, because an unfinished design may be saved.
 */
export function draftViolations(draft: StoredDraft, facts: DraftFacts): DraftViolation[] {
  const { product, template, isOfProduct, saved } = facts
  if (!isOfProduct) return [ofPage('TEMPLATE_NOT_OF_PRODUCT')]
  if (!isPageOfProduct(draft, facts)) return [ofPage('PAGE_NOT_OF_PRODUCT')]
  const models = [template ?? [], saved ?? []].flat()
  if (!models.some((model) => hasItemsOf(draft.items, model))) return [ofPage('ITEMS_NOT_OF_TEMPLATE')]
  const colours = coloursOf(product, template)
  return [
    ...backgroundViolations(draft, { template, saved, patterns: facts.patterns, colours }).map(ofPage),
    ...draft.items
      .filter((item) => isFixed(template, item) && !isInBoxOf(models, item))
      .concat(misplacedDayPhotos(draft))
      .map(({ id }): DraftViolation => ({ reason: 'ITEM_MOVED', itemId: id })),
    ...printedTexts(draft).flatMap((item) =>
      textViolations(item, product, colours, proposalsFor(item, template, saved)),
    ),
    ...draft.items.filter(isOrnamentItem).flatMap((item) => ornamentViolations(item, colours, facts.ornaments)),
  ]
}

/** The texts that are printed: neither blank nor turned off. */
export const printedTexts = ({ items }: Pick<StoredDraft, 'items'>): TextItem[] =>
  items.filter(isTextItem).filter(isPrintedText)

const ofPage = (reason: PrintViolationReason): DraftViolation => ({ reason, itemId: null })

function isPageOfProduct(draft: StoredDraft, { product, template, totalPage }: DraftFacts): boolean {
  const { pageNumber, sideNumber } = draft
  const isOfTemplate =
    template === null ||
    (template.sideNumber === sideNumber && isPlaceOf(template.pageNumber, pageNumber, product.seichoku?.totalPage))
  const group = {
    groupNumber: 0,
    productId: product.id,
    totalPage,
    designs: [{ id: '', pageNumber, sideNumber, items: [] }],
  }
  const shape = { numberOfSides: product.numberOfSides, totalPage: product.seichoku?.totalPage ?? null }
  return isOfTemplate && !missingIn(group, shape).some(({ kind }) => kind === 'EXTRA_PAGE')
}

/** Whether a template may be used on a page; those of the inner pages of a booklet on any inner page (PGS-26). */
function isPlaceOf(templatePage: string, page: string, totalPage: number | undefined): boolean {
  if (totalPage !== undefined && isInnerPage(templatePage, totalPage) && isInnerPage(page, totalPage)) return true
  // Templates write the same page as '1' and '01'.
  return templatePage === page || Number(templatePage) === Number(page)
}

type ModelPage = Pick<Template, 'items' | 'allowsOwnItems'>

/**
 * Whether the items are those of the template or saved page, as many of each kind at each position, and those that the
 * customer may have added (COM-6, and photos of own days). A saved page that has some was accepted with them.
 */
export function hasItemsOf(items: readonly DesignItem[], model: ModelPage): boolean {
  const keysOf = (all: readonly DesignItem[]) =>
    all
      .filter((item) => !isOwnItem(item) && !isDayPhoto(item))
      .map(({ type, position }) => `${type} ${position}`)
      .sort()
  const [given, expected] = [keysOf(items), keysOf(model.items)]
  const isSame = given.length === expected.length && given.every((key, at) => key === expected[at])
  const allowsOwnItems = model.allowsOwnItems === true || model.items.some(isOwnItem)
  return isSame && mayHaveOwnItems(items, { ...model, allowsOwnItems })
}

const isSameItem = (one: DesignItem, other: DesignItem): boolean =>
  one.type === other.type && one.position === other.position && one.origin === other.origin

function isFixed(template: Template | null, item: DesignItem): boolean {
  const model = template?.items.find((one) => isSameItem(one, item))
  return template !== null && model !== undefined && placementOf(template, model) === 'FIXED'
}

/**
 * The text of the template; that of the saved page if the template has lost the item since. A text that the customer has
 * added takes over the style of any text of the template.
 */
function proposalsFor(item: TextItem, template: Template | null, saved: StoredDraft | null): TextItem[] {
  if (isOwnItem(item)) return (template ?? saved)?.items.filter(isTextItem) ?? []
  const same = (items: readonly DesignItem[]) => items.filter(isTextItem).filter((one) => isSameItem(one, item))
  const proposed = same(template?.items ?? [])
  return proposed.length > 0 ? proposed : same(saved?.items ?? [])
}

/** What a template proposes for a text is accepted as it is: the shop has designed it. */
function textViolations(
  item: TextItem,
  product: CheckedProduct,
  colours: PageColours,
  proposals: readonly TextItem[],
): DraftViolation[] {
  const isProposed = (hasSame: (model: TextItem) => boolean): boolean => proposals.some(hasSame)
  const isPainted = (colour: string | null, of: (model: TextItem) => string | null): boolean =>
    colour === null || colours.allows(colour) || isProposed((model) => isSameColour(of(model), colour))
  const checks: [PrintViolationReason, boolean][] = [
    // Without the permission in the item, its typesetting finds the characters.
    [
      'CHARACTERS_MISSING',
      !item.allowsSupplementary || product.allowsSupplementary === true || !hasSupplementary(item.text),
    ],
    [
      'FONT_NOT_OF_PRODUCT',
      product.fonts.some(({ value }) => isSameFont(value, item.font)) ||
        isProposed(({ font }) => isSameFont(font, item.font)),
    ],
    [
      'FONT_TOO_SMALL',
      item.fontSize >= product.minFontSize || isProposed(({ fontSize }) => fontSize === item.fontSize),
    ],
    [
      'FONT_TOO_LIGHT',
      allowedFontWeights(product.minFontWeight).includes(item.fontWeight) ||
        isProposed(({ fontWeight }) => fontWeight === item.fontWeight),
    ],
    [
      'COLOUR_NOT_OF_PRODUCT',
      isPainted(item.color, ({ color }) => color) &&
        isPainted(item.borderTextColor, ({ borderTextColor }) => borderTextColor) &&
        isPainted(item.background, ({ background }) => background),
    ],
  ]
  return checks.filter(([, isKept]) => !isKept).map(([reason]) => ({ reason, itemId: item.id }))
}

/** A drawing is compared with that of its version, in any order of keys. It may keep the colours in which the shop offers it. */
function ornamentViolations(
  item: OrnamentItem,
  colours: PageColours,
  ornaments: readonly Ornament[],
): DraftViolation[] {
  const known = ornaments.find(({ id, version }) => id === item.ornament && version === item.version)
  if (!known || !isDeepStrictEqual(item.drawing, known.drawing) || item.colours.length !== known.colours.length)
    return [{ reason: 'ORNAMENT_NOT_OF_SHOP', itemId: item.id }]
  const isOffered = (colour: string): boolean => known.colours.some((offered) => isSameColour(offered, colour))
  return item.colours.every((colour) => colours.allows(colour) || isOffered(colour))
    ? []
    : [{ reason: 'COLOUR_NOT_OF_PRODUCT', itemId: item.id }]
}

/** A design may name a font by an older alias. */
const isSameFont = (one: string, other: string): boolean =>
  one === other || (resolveFont(one) !== undefined && resolveFont(one) === resolveFont(other))

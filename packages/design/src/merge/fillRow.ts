import type { TextItem } from '@irodori/contract/entities/designItem'
import { isTextItem } from '@irodori/contract/entities/designItem'
import { unbrokenSize } from '../address/unbrokenSize.ts'
import type { DesignDocument } from '../document/designPage.ts'
import { fittingSize } from '../preflight/fittingSize.ts'
import type { TextMeasure } from '../preflight/textMeasure.ts'
import { ADDRESS_FIELDS, withAddressFields } from './addressFields.ts'
import type { MergeList, MergeRow } from './mergeList.ts'
import { expandPattern, fieldOf, patternOf } from './pattern.ts'

export interface FillDeps {
  /** Typesets and measures a text. */
  readonly measure: (item: TextItem) => Promise<TextMeasure>
  /** Font sizes of the product in points, ascending. */
  readonly sizes: readonly number[]
  /** The font for another text in an item. */
  readonly fontFor: (item: TextItem, text: string) => string
}

/** A design with the words of one row. */
export interface FilledRow {
  readonly document: DesignDocument
  /** Measurements of the texts that the row fills, by the ids of their items. */
  readonly measures: ReadonlyMap<string, TextMeasure>
}

/** Most people have no company in their address, and the sender may be left out; nothing is missing then. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set([ADDRESS_FIELDS.company, ...ADDRESS_FIELDS.sender].map(fieldOf))
/** Texts of an address side that are set a little smaller rather than broken. */
const IN_ONE_COLUMN: ReadonlySet<string> = new Set([ADDRESS_FIELDS.address, ADDRESS_FIELDS.company].map(fieldOf))
/** The share of its size to which such a text is reduced; longer ones have two columns. */
const LEAST_SHARE = 0.75

/** The sizes that a text may have so that its lines are not broken: a name never is, other texts as long as they are large. */
function sizesOfLines({ fontSize }: TextItem, pattern: string, { sizes }: FillDeps): readonly number[] {
  if (pattern === fieldOf(ADDRESS_FIELDS.names)) return sizes
  return IN_ONE_COLUMN.has(pattern) ? sizes.filter((size) => size >= fontSize * LEAST_SHARE) : []
}

/**
 * Fills a design with a row. A text that overflows is set in the largest smaller size of the product that fits, so that names
 * of any length share one design; if none fits, it keeps its size and preflight reports it. Server and browser fill alike,
 * because they measure alike.
 */
export async function fillRow(
  document: DesignDocument,
  list: MergeList,
  row: MergeRow,
  deps: FillDeps,
): Promise<FilledRow> {
  const { list: fields, row: values } = withAddressFields(list, row)
  const filled = new Map<string, TextItem>()
  const measures = new Map<string, TextMeasure>()
  const items = document.pages.flatMap((page) => page.items.map((item) => ({ item, dpi: page.sheet.dpi })))
  for (const { item, dpi } of items) {
    const pattern = patternOf(list, item.id)
    if (pattern === undefined || !isTextItem(item)) continue
    const words = expandPattern(pattern, fields, values)
    const text = fillText(item, words, deps)
    const fontSize = unbrokenSize(text, dpi, sizesOfLines(item, pattern, deps)) ?? item.fontSize
    const isDisabledItem = item.isDisabledItem || (words === '' && MAY_BE_EMPTY.has(pattern))
    const { item: fitted, measure } = await fitText({ ...text, fontSize, isDisabledItem }, deps)
    filled.set(item.id, fitted)
    measures.set(item.id, measure)
  }
  const pages = document.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => filled.get(item.id) ?? item),
  }))
  return { document: { ...document, pages }, measures }
}

/** The words of a row are the customer's, even if they equal the sample: a guest may have its name. */
const fillText = (item: TextItem, text: string, { fontFor }: FillDeps): TextItem => ({
  ...item,
  text,
  keepsTemplateText: true,
  font: fontFor(item, text),
})

async function fitText(item: TextItem, { measure, sizes }: FillDeps) {
  const own = await measure(item)
  const fontSize = own.truncated ? await fittingSize(item, sizes, measure) : null
  if (fontSize === null) return { item, measure: own }
  const fitted = { ...item, fontSize }
  return { item: fitted, measure: await measure(fitted) }
}

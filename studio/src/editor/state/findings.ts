import { isTextItem } from '@irodori/contract/entities/designItem'
import type { Product } from '@irodori/contract/entities/product'
import type { ClockFace } from '@irodori/design/clockFace'
import { CLOCK_CATEGORY, clockFaceOf } from '@irodori/design/clockFace'
import type { DesignPage, Sheet } from '@irodori/design/designPage'
import type { Finding } from '@irodori/design/finding'
import type { PrintRequirements } from '@irodori/design/findingsOf'
import { findingsOfItem } from '@irodori/design/findingsOf'
import { oncePerPostalCode } from '@irodori/design/oncePerPostalCode'
import type { TextSetting } from '@irodori/typography/textRequest'
import { atom } from 'jotai/vanilla'
import { inReadingOrder, pageAtom, pagesAtom, productAtom } from './designState.ts'
import type { ItemSetting } from './resourceState.ts'
import { photosAtom, settingsAtom, sheetFindingsAtom } from './resourceState.ts'

export type PrintedProduct = Pick<Product, 'minFontSize' | 'categoryIdentify'>

type Names = ReadonlySet<string>
const NO_NAMES: Names = new Set()

/** Joined, so that findings are made anew only when another photo turns out to be damaged. */
const damagedNamesAtom = atom((get) =>
  [...get(photosAtom)].flatMap(([name, { isDamaged }]) => (isDamaged ? name : [])).join(),
)
const damagedPhotosAtom = atom((get): Names => {
  const names = get(damagedNamesAtom)
  return names === '' ? NO_NAMES : new Set(names.split(','))
})

const faces = new WeakMap<Sheet, ClockFace>()

/** Hole and hands of a clock on a page; null if the product is no clock. */
export function clockOf(product: PrintedProduct | null, sheet: Sheet): ClockFace | null {
  if (product?.categoryIdentify !== CLOCK_CATEGORY) return null
  const face = faces.get(sheet) ?? clockFaceOf(sheet)
  faces.set(sheet, face)
  return face
}

const demandsOf = (product: PrintedProduct | null, sheet: Sheet, damagedPhotos: Names): PrintRequirements => ({
  minFontSize: product?.minFontSize ?? 0,
  clock: clockOf(product, sheet),
  damagedPhotos,
})

type Settings = ReadonlyMap<string, ItemSetting>

interface Known {
  readonly from: readonly unknown[]
  readonly findings: readonly Finding[]
}

const knownOfPages = new WeakMap<DesignPage, Known>()
const knownOfItems = new WeakMap<DesignPage['items'][number], Known>()

function cached<Key extends object>(
  known: WeakMap<Key, Known>,
  key: Key,
  from: readonly unknown[],
  make: () => readonly Finding[],
): readonly Finding[] {
  const last = known.get(key)
  if (last?.from.every((value, at) => value === from[at])) return last.findings
  const findings = make()
  known.set(key, { from, findings })
  return findings
}

/** The text setting of an item; null for a placeholder, which is not printed. */
const ownSetting = (set: ItemSetting | undefined): TextSetting | null => (set?.isOwnText ? set.setting : null)

/**
 * The findings of a page, in reading order. A drag changes one item per animation frame, so results for the other items
 * and pages are cached.
 */
export const findingsOf = (
  page: DesignPage,
  settings: Settings,
  product: PrintedProduct | null = null,
  damagedPhotos = NO_NAMES,
): readonly Finding[] =>
  cached(knownOfPages, page, [settings, product, damagedPhotos], () => {
    const demands = demandsOf(product, page.sheet, damagedPhotos)
    return inReadingOrder(page).flatMap((item) => {
      const measure = isTextItem(item) ? ownSetting(settings.get(item.id)) : null
      const from = [measure, product, page.sheet, page.key, damagedPhotos]
      return cached(knownOfItems, item, from, () => findingsOfItem(page, item, measure, demands))
    })
  })

export const pageFindingsAtom = atom((get) => {
  const page = get(pageAtom)
  if (!page) return []
  const ofItems = findingsOf(page, get(settingsAtom), get(productAtom), get(damagedPhotosAtom))
  return [...ofItems, ...(get(sheetFindingsAtom).get(page.key) ?? [])]
})

/** Findings of all pages, in page order. */
export const findingsAtom = atom((get) => {
  const [settings, product, damaged] = [get(settingsAtom), get(productAtom), get(damagedPhotosAtom)]
  const ofSheets = get(sheetFindingsAtom)
  return get(pagesAtom).flatMap((page) => [
    ...findingsOf(page, settings, product, damaged),
    ...(ofSheets.get(page.key) ?? []),
  ])
})

/** Findings of all pages as they are counted and listed (EDT-59). */
export const listedFindingsAtom = atom((get) => oncePerPostalCode(get(pagesAtom), get(findingsAtom)))

/** Equal for findings of the same kind on the same item, regardless of their figures. */
export const findingId = ({ pageKey, itemId, kind }: Finding): string => `${pageKey} ${itemId} ${kind}`

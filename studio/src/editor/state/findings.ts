import type { ImageItem, TextItem } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'
import type { DesignPage, PageKey } from '@irodori/design'
import { isItemFilled } from '@irodori/rules'
import { isPrintedText } from '@irodori/scene'
import { atom } from 'jotai/vanilla'
import { pageAtom } from './designState.ts'
import type { ItemSetting } from './resourceState.ts'
import { settingsAtom } from './resourceState.ts'

/** Something about an item that the customer should know before printing. */
export type Finding = { readonly pageKey: PageKey; readonly itemId: string } & (
  | { readonly kind: 'EMPTY_WINDOW' | 'BLANK_TEXT' | 'TEXT_OVERFLOWS' }
  | { readonly kind: 'MISSING_CHARACTERS'; readonly characters: readonly string[] }
  | { readonly kind: 'LOW_RESOLUTION'; readonly ppi: number; readonly isStrong: boolean }
)

/** Below these the printed photo looks soft, or plainly coarse. */
export const PPI_CAUTION = 200
export const PPI_STRONG = 120

/** Photo pixels per printed inch; null for a window without a photo. */
export function printedPpi(item: ImageItem, dpi: number): number | null {
  if (item.imageName === null || item.isDisabledItem || item.croppedWidth <= 0) return null
  return (item.croppedWidth / item.width) * dpi
}

function photoFindings(page: DesignPage, item: ImageItem): Finding[] {
  const place = { pageKey: page.key, itemId: item.id }
  if (!isItemFilled(item)) return [{ ...place, kind: 'EMPTY_WINDOW' }]
  const ppi = printedPpi(item, page.sheet.dpi)
  if (ppi === null || ppi >= PPI_CAUTION) return []
  return [{ ...place, kind: 'LOW_RESOLUTION', ppi, isStrong: ppi < PPI_STRONG }]
}

function textFindings(page: DesignPage, item: TextItem, set: ItemSetting | undefined): Finding[] {
  const place = { pageKey: page.key, itemId: item.id }
  if (!isItemFilled(item)) return [{ ...place, kind: 'BLANK_TEXT' }]
  if (!isPrintedText(item) || !set?.isOwnText) return []
  const { missing, truncated } = set.setting
  return [
    ...(missing.length > 0 ? [{ ...place, kind: 'MISSING_CHARACTERS' as const, characters: missing }] : []),
    ...(truncated ? [{ ...place, kind: 'TEXT_OVERFLOWS' as const }] : []),
  ]
}

/** Everything to be said about a page, in reading order. */
export const findingsOf = (page: DesignPage, settings: ReadonlyMap<string, ItemSetting>): readonly Finding[] =>
  page.items
    .toSorted((a, b) => a.position - b.position)
    .flatMap((item) =>
      isImageItem(item) ? photoFindings(page, item) : textFindings(page, item, settings.get(item.id)),
    )

/** Words that would be printed wrongly: saving is refused. */
export const blocksSaving = ({ kind }: Finding): boolean => kind === 'MISSING_CHARACTERS' || kind === 'TEXT_OVERFLOWS'

/** Places that are still blank: saving asks first. */
export const isUnfinished = ({ kind }: Finding): boolean => kind === 'EMPTY_WINDOW' || kind === 'BLANK_TEXT'

export const pageFindingsAtom = atom((get) => {
  const page = get(pageAtom)
  return page ? findingsOf(page, get(settingsAtom)) : []
})

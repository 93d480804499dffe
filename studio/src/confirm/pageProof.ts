import type { Design } from '@irodori/contract/entities/design'
import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isTextItem, kindOfItem } from '@irodori/contract/entities/designItem'
import type { Product } from '@irodori/contract/entities/product'
import { contrastFindings } from '@irodori/design/contrastFindings'
import { pageFromDesign } from '@irodori/design/designPage'
import type { Finding } from '@irodori/design/finding'
import { findingsOfItem } from '@irodori/design/findingsOf'
import { oncePerPostalCode } from '@irodori/design/oncePerPostalCode'
import { postalCodeText } from '@irodori/design/postalCodeText'
import { postalCodes } from '@irodori/design/postalCodes'

/** A text as it is printed; the digits of a postal code are one text. */
interface ProofText {
  /** Of the text, or of a digit. */
  readonly itemId: string
  readonly text: string
}

/** A finding with the name of its item; the digits of a postal code are one text. */
interface ProofFinding {
  readonly finding: Finding
  readonly kind: 'photo' | 'text' | 'ornament'
  /** Number among the photos, texts or ornaments of the page, in reading order. */
  readonly number: number
}

/** Texts and findings of a saved page. */
export interface PageProof {
  readonly texts: readonly ProofText[]
  readonly findings: readonly ProofFinding[]
}

/** The texts of a page in reading order and its findings without those that need text setting. */
export function pageProof(design: Design, product: Pick<Product, 'minFontSize'>): PageProof {
  const page = pageFromDesign(design)
  const codes = postalCodes(page)
  const items = page.items.toSorted((one, other) => one.position - other.position)
  const placeOf = (item: DesignItem): readonly DesignItem[] =>
    codes.find((digits) => digits.some(({ id }) => id === item.id)) ?? [item]
  const places = [...new Set(items.map(placeOf))]
  // Findings about ink were shown and confirmed before the save, so the texts are not set again.
  const demands = { minFontSize: product.minFontSize, clock: null }
  const faint = contrastFindings(page)
  const findings = items.flatMap((item) => [
    ...findingsOfItem(page, item, null, demands),
    ...faint.filter(({ itemId }) => itemId === item.id),
  ])
  return {
    texts: places.flatMap((place) => {
      const shown = place.filter(isTextItem).filter(({ isDisabledItem, text }) => !isDisabledItem && text.trim() !== '')
      const [first] = shown
      if (!first) return []
      return [{ itemId: first.id, text: place.length > 1 ? postalCodeText(shown) : first.text }]
    }),
    findings: oncePerPostalCode([page], findings).flatMap((finding): ProofFinding[] => {
      const item = items.find(({ id }) => id === finding.itemId)
      if (!item) return []
      const kind = kindOfItem(item)
      const alike = places.filter(([first]) => first && kindOfItem(first) === kind)
      return [{ finding, kind, number: alike.findIndex((place) => place.includes(item)) + 1 }]
    }),
  }
}

import type { Design } from '@irodori/contract/entities/design'
import type { TextItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { Product } from '@irodori/contract/entities/product'
import { contrastFindings } from '@irodori/design/contrastFindings'
import type { DesignPage } from '@irodori/design/designPage'
import { pageFromDesign } from '@irodori/design/designPage'
import type { Finding } from '@irodori/design/finding'
import { findingsOfItem } from '@irodori/design/findingsOf'
import { postalCodes } from '@irodori/design/postalCodes'

/** A text as it is printed; the digits of a postal code are one text. */
interface ProofText {
  /** Of the text, or of the first digit. */
  readonly itemId: string
  readonly text: string
}

/** A finding with the name of its item as the item list of the editor shows it. */
interface ProofFinding {
  readonly finding: Finding
  readonly kind: 'photo' | 'text'
  /** Number among the photos or texts of the page, in reading order. */
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
  const items = page.items.toSorted((one, other) => one.position - other.position)
  // Findings about ink were shown and confirmed before the save, so the texts are not set again.
  const demands = { minFontSize: product.minFontSize, clock: null }
  const faint = contrastFindings(page)
  return {
    texts: textsOf(page, items.filter(isTextItem)),
    findings: items.flatMap((item) => {
      const isPhoto = isImageItem(item)
      const number = items.filter((other) => isImageItem(other) === isPhoto).indexOf(item) + 1
      const found = [...findingsOfItem(page, item, null, demands), ...faint.filter(({ itemId }) => itemId === item.id)]
      return found.map((finding): ProofFinding => ({ finding, kind: isPhoto ? 'photo' : 'text', number }))
    }),
  }
}

/** @param items the texts of the page in reading order */
function textsOf(page: DesignPage, items: readonly TextItem[]): ProofText[] {
  const shown = items.filter(({ isDisabledItem, text }) => !isDisabledItem && text.trim() !== '')
  const codes = postalCodes(page).map((digits) => digits.filter((digit) => shown.includes(digit)))
  return shown.flatMap((item) => {
    const code = codes.find((digits) => digits.includes(item))
    if (!code) return [{ itemId: item.id, text: item.text }]
    const isFirst = shown.find((one) => code.includes(one)) === item
    return isFirst ? [{ itemId: item.id, text: `〒${formatted(code.map(({ text }) => text.trim()))}` }] : []
  })
}

/** A code of seven digits is written with a hyphen after the third. */
const formatted = (digits: readonly string[]): string =>
  digits.length === 7 ? `${digits.slice(0, 3).join('')}-${digits.slice(3).join('')}` : digits.join('')

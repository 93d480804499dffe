import type { Design } from '@irodori/contract/entities/design'
import type { TextItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { Product } from '@irodori/contract/entities/product'
import { contrastFindings } from '@irodori/design/contrastFindings'
import { pageFromDesign } from '@irodori/design/designPage'
import type { Finding } from '@irodori/design/finding'
import { findingsOfItem } from '@irodori/design/findingsOf'

/** A text as it is printed. */
interface ProofText {
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
    texts: items
      .filter((item): item is TextItem => isTextItem(item) && !item.isDisabledItem && item.text.trim() !== '')
      .map(({ id, text }) => ({ itemId: id, text })),
    findings: items.flatMap((item) => {
      const isPhoto = isImageItem(item)
      const number = items.filter((other) => isImageItem(other) === isPhoto).indexOf(item) + 1
      const found = [...findingsOfItem(page, item, null, demands), ...faint.filter(({ itemId }) => itemId === item.id)]
      return found.map((finding): ProofFinding => ({ finding, kind: isPhoto ? 'photo' : 'text', number }))
    }),
  }
}

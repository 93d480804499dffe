import type { Design, Product, TextItem } from '@irodori/contract'
import { isImageItem, isTextItem } from '@irodori/contract'
import type { Finding } from '@irodori/design'
import { findingsOfItem, pageFromDesign } from '@irodori/design'

/** Words as they are printed, to be read once more. */
interface ProofText {
  readonly itemId: string
  readonly text: string
}

/** A finding with the place that it is about, as the item list of the editor names it. */
interface ProofFinding {
  readonly finding: Finding
  readonly kind: 'photo' | 'text'
  /** Among the photos, or the texts, of the page, in reading order. */
  readonly number: number
}

/** What there is to read and to look at on a saved page. */
export interface PageProof {
  readonly words: readonly ProofText[]
  readonly findings: readonly ProofFinding[]
}

/** The words of a page in reading order, and what is to be said of it without setting them again. */
export function pageProof(design: Design, product: Pick<Product, 'minFontSize'>): PageProof {
  const page = pageFromDesign(design)
  const items = page.items.toSorted((one, other) => one.position - other.position)
  // Where ink lies was said, and agreed to, before the page was saved; here the words are not set again.
  const demands = { minFontSize: product.minFontSize, clock: null }
  return {
    words: items
      .filter((item): item is TextItem => isTextItem(item) && !item.isDisabledItem && item.text.trim() !== '')
      .map(({ id, text }) => ({ itemId: id, text })),
    findings: items.flatMap((item) => {
      const isPhoto = isImageItem(item)
      const number = items.filter((other) => isImageItem(other) === isPhoto).indexOf(item) + 1
      return findingsOfItem(page, item, null, demands).map(
        (finding): ProofFinding => ({ finding, kind: isPhoto ? 'photo' : 'text', number }),
      )
    }),
  }
}

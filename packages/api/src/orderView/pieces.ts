import type { Design } from '@irodori/contract/entities/design'
import type { JudgedGroup } from '@irodori/rules/missingDesigns'

/** The pages of one piece, in reading order, as the rules judge them. */
export interface Piece extends JudgedGroup {
  readonly first: Design
  readonly designs: readonly Design[]
}

/** The pieces of an order by group number, from its designs in the order of their pages. */
export const piecesOf = (designs: readonly Design[]): Piece[] =>
  [...Map.groupBy(designs, ({ groupNumber }) => groupNumber)].flatMap(([groupNumber, pages]) => {
    const [first] = pages
    if (!first) return []
    return {
      groupNumber,
      productId: first.productId,
      totalPage: first.designSeries?.totalPage ?? null,
      first,
      designs: pages,
    }
  })

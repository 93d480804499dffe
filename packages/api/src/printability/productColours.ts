import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Template } from '@irodori/contract/entities/template'

export const isSameColour = (one: string | null, other: string | null): boolean =>
  one?.toLowerCase() === other?.toLowerCase()

/** The colours in which a page may be printed: those of its product and of the colour sets of its template. */
export interface PageColours {
  readonly allows: (colour: string) => boolean
}

/** The colours of pages of a product and a template; a product without a palette allows every colour. */
export function coloursOf({ colors }: Pick<StoredProduct, 'colors'>, template: Template | null): PageColours {
  const palette = colors
    .split(',')
    .map((colour) => colour.trim().toLowerCase())
    .filter((colour) => colour !== '')
  const ofSets = (template?.colourSets ?? []).flatMap(({ colours }) => Object.values(colours))
  return {
    allows: (colour) =>
      palette.length === 0 ||
      palette.includes(colour.toLowerCase()) ||
      ofSets.some((offered) => isSameColour(offered, colour)),
  }
}

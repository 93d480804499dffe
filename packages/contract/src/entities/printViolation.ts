import * as z from 'zod/mini'

/** Why a page cannot be printed as it is. */
export const PRINT_VIOLATIONS = [
  'TEMPLATE_NOT_OF_PRODUCT',
  /** A side or page that the product, or the template, does not have. */
  'PAGE_NOT_OF_PRODUCT',
  /** Items are missing, added or of another kind than in the template. */
  'ITEMS_NOT_OF_TEMPLATE',
  /** An item that the template fixes was moved. */
  'ITEM_MOVED',
  'FONT_NOT_OF_PRODUCT',
  'FONT_TOO_SMALL',
  'FONT_TOO_LIGHT',
  'COLOUR_NOT_OF_PRODUCT',
  /** A drawing that is not one of the shop's ornaments. */
  'ORNAMENT_NOT_OF_SHOP',
  /** A background where the template allows none. */
  'BACKGROUND_NOT_OF_TEMPLATE',
  /** A background with a tile that is not one of the shop's patterns. */
  'PATTERN_NOT_OF_SHOP',
  /** A colour set that the template does not name. */
  'COLOUR_SET_NOT_OF_TEMPLATE',
  /** Characters outside the basic plane or without a glyph in the font. */
  'CHARACTERS_MISSING',
  'TEXT_OVERFLOWS',
  /** Rows of the list of a piece that have to be corrected, accepted or left out, or more cards than the product has. */
  'ROWS_NOT_READY',
] as const
export type PrintViolationReason = (typeof PRINT_VIOLATIONS)[number]

/** A place of a page that cannot be printed as it is: the details of DESIGN_NOT_PRINTABLE. */
export const PrintViolation = z.object({
  reason: z.enum(PRINT_VIOLATIONS),
  /** Null if the whole page is concerned. */
  itemId: z.nullable(z.string()),
  randomId: z.string(),
  pageNumber: z.string(),
  sideNumber: z.int(),
  /** Null for a page that is being saved. */
  groupNumber: z.nullable(z.int()),
})
export type PrintViolation = z.infer<typeof PrintViolation>

export const PrintViolations = z.array(PrintViolation)

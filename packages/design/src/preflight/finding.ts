import type { PageKey } from '../document/designPage.ts'
import type { WhyMissing } from './whyMissing.ts'

/**
 * BLOCKING: the text would be printed wrongly and cannot be saved. UNFINISHED: the item is blank, and saving asks first.
 * SAMPLE: the text is not the customer's, and saving asks once. WARNING: the defect is visible on the product. NOTE: it may
 * be visible.
 */
export type Severity = 'BLOCKING' | 'UNFINISHED' | 'SAMPLE' | 'WARNING' | 'NOTE'

/** A repair that the customer can start with one tap. */
export type RepairKind =
  | 'ZOOM_OUT'
  | 'DISABLE'
  | 'TEMPLATE_TEXT'
  | 'KEEP_TEXT'
  | 'SHRINK'
  | 'WIDEN'
  | 'ENLARGE'
  | 'CHANGE_FONT'
  | 'USE_VARIANT'
  | 'MOVE_INSIDE'
  | 'STRETCH_TO_BLEED'

/** A character that a text cannot be printed with. */
export interface MissingCharacter {
  readonly character: string
  readonly why: WhyMissing
}

/** Stands for the month grid of a page, which is no item, in the findings. */
export const MONTH_GRID_ID = 'month'

interface Place {
  readonly pageKey: PageKey
  /** Of the item, or MONTH_GRID_ID. */
  readonly itemId: string
  readonly severity: Severity
  /** The repair to offer; null if only the customer can help. `planRepair` finds out whether it succeeds. */
  readonly repair: RepairKind | null
}

/** A problem of an item that the customer should know before printing. Lengths in millimetres on paper. */
export type Finding = Place &
  (
    | {
        readonly kind: 'PHOTO_COARSE'
        /** Photo pixels per printed inch. */
        readonly ppi: number
        /** The resolution without zoom. */
        readonly reachablePpi: number
      }
    /** Data of the picture are missing from the photo's file. */
    | { readonly kind: 'PHOTO_DAMAGED' }
    | { readonly kind: 'FRAME_EMPTY' | 'TEXT_BLANK' }
    /** A text still shows what the template proposes (COM-5). */
    | { readonly kind: 'TEXT_SAMPLE' }
    /** A side of a photo ends on the trim line or in the bleed, where a white edge may appear. */
    | { readonly kind: 'PHOTO_ENDS_IN_BLEED' }
    /** `beyond` is how far ink extends beyond its box; 0 if a curved line meets its own beginning. */
    | { readonly kind: 'TEXT_OVERFLOWS'; readonly beyond: number }
    | { readonly kind: 'GLYPH_MISSING'; readonly missing: readonly MissingCharacter[] }
    /** `cut` is how far ink extends beyond the trim line. */
    | { readonly kind: 'INK_IN_BLEED'; readonly cut: number }
    /** `distance` is the distance of ink from the trim line, `safe` the required one. */
    | { readonly kind: 'INK_NEAR_TRIM'; readonly distance: number; readonly safe: number }
    | { readonly kind: 'LETTERS_SMALL'; readonly fontSize: number; readonly least: number }
    /** Names of the month grid are too long for the cells of their days, even in the smallest size. */
    | { readonly kind: 'NAME_TOO_LONG'; readonly names: readonly string[] }
    /** The font of the month grid lacks characters of names. */
    | { readonly kind: 'NAME_MISSING'; readonly names: readonly string[]; readonly characters: readonly string[] }
    /** The letters of a text have too little contrast with the background below them. */
    | { readonly kind: 'TEXT_FAINT'; readonly contrast: number }
    /** An ornament lies on the trim line, or so close to it that an inexact cut may graze it. */
    | { readonly kind: 'ORNAMENT_AT_TRIM' }
    /** Ink lies in the hole of a clock. */
    | { readonly kind: 'INK_IN_HOLE'; readonly diameter: number }
  )

export type FindingKind = Finding['kind']

/** Whether the finding prevents saving. */
export const blocksSaving = ({ severity }: Finding): boolean => severity === 'BLOCKING'

/** Whether the finding is a text that still shows the template's proposal. */
export const isSample = ({ severity }: Finding): boolean => severity === 'SAMPLE'

/** Whether the finding is a blank item, about which saving asks first. */
export const isUnfinished = ({ severity }: Finding): boolean => severity === 'UNFINISHED'

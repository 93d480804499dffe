import type { PageKey } from '../document/designPage.ts'

/**
 * BLOCKING words would be printed wrongly, so they are never saved; UNFINISHED places are asked about; a WARNING shows
 * on the finished thing; a NOTE may.
 */
export type Severity = 'BLOCKING' | 'UNFINISHED' | 'WARNING' | 'NOTE'

/** What one tap can do about a finding. */
export type RepairKind =
  | 'ZOOM_OUT'
  | 'DISABLE'
  | 'TEMPLATE_TEXT'
  | 'SHRINK'
  | 'ENLARGE'
  | 'CHANGE_FONT'
  | 'USE_VARIANT'
  | 'MOVE_INSIDE'
  | 'STRETCH_TO_BLEED'

interface Place {
  readonly pageKey: PageKey
  readonly itemId: string
  readonly severity: Severity
  /** What is worth trying; null where only the customer can help. Whether it succeeds is known once it is measured. */
  readonly repair: RepairKind | null
}

/** Something about an item that the customer should know before printing. Lengths in millimetres on paper. */
export type Finding = Place &
  (
    | {
        readonly kind: 'PHOTO_COARSE'
        /** Photo pixels per printed inch. */
        readonly ppi: number
        /** The same when the whole photo that the window can hold is shown. */
        readonly reachablePpi: number
      }
    | { readonly kind: 'FRAME_EMPTY' | 'TEXT_BLANK' }
    /** A side of a photo ends on the cut or in the bleed, where a line of paper may show beside it. */
    | { readonly kind: 'PHOTO_ENDS_IN_BLEED' }
    /** `beyond` is how far ink reaches out of its box; 0 where a curved line meets its own beginning. */
    | { readonly kind: 'TEXT_OVERFLOWS'; readonly beyond: number }
    | { readonly kind: 'GLYPH_MISSING'; readonly characters: readonly string[] }
    /** `cut` is how much ink lies beyond the line where the paper is cut. */
    | { readonly kind: 'INK_IN_BLEED'; readonly cut: number }
    /** `distance` is what is left between ink and cut, where `safe` is asked for. */
    | { readonly kind: 'INK_NEAR_TRIM'; readonly distance: number; readonly safe: number }
    | { readonly kind: 'LETTERS_SMALL'; readonly fontSize: number; readonly least: number }
    /** Ink where a clock is drilled for its hands. */
    | { readonly kind: 'INK_IN_HOLE'; readonly diameter: number }
  )

export type FindingKind = Finding['kind']

/** Words that would be printed wrongly: saving is refused. */
export const blocksSaving = ({ severity }: Finding): boolean => severity === 'BLOCKING'

/** Places that are still blank: saving asks first. */
export const isUnfinished = ({ severity }: Finding): boolean => severity === 'UNFINISHED'

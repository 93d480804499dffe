/** What a template is examined for; the table of the README gives the limit of each with its reason. */
export type TemplateRule =
  | 'FAINT'
  | 'ON_ORNAMENT'
  | 'ON_PHOTO'
  | 'ON_FACE'
  | 'NEAR_EDGE'
  | 'IN_HOLE'
  | 'NEAR_FOLD'
  | 'BELOW_LEAST_SIZE'
  | 'SMALL'
  | 'OVERFLOWS'
  | 'GLYPH_MISSING'
  | 'BROKEN_WORD'
  | 'TEXTS_OVERLAP'
  | 'FRAME_HIDDEN'

/** A fault of a template that every customer of it would meet. */
export interface TemplateFinding {
  readonly rule: TemplateRule
  /** Of the text or frame; MONTH_GRID_ID for a month grid. */
  readonly itemId: string
  /** The words of a text; empty for a frame. */
  readonly words: string
  /** In the unit of the rule. */
  readonly measured: number
  readonly limit: number
}

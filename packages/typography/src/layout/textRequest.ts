import type { Path } from '@irodori/geometry/path'
import type { Rect } from '@irodori/geometry/shape'
import type { PrintPx } from '@irodori/geometry/units'

export type TextKind = 'TEXT' | 'CURVED_TEXT' | 'VERTICAL_TEXT'
export type VerticalAlignment = 'North' | 'Center' | 'South'
export type HorizontalAlignment = 'West' | 'Center' | 'East'

/** A text and the box in which it is set; all lengths in print pixels. */
export interface TextRequest {
  readonly type: TextKind
  readonly text: string
  readonly fontSize: PrintPx
  readonly width: number
  readonly height: number
  readonly verticalAlignment: VerticalAlignment
  readonly horizontalAlignment: HorizontalAlignment
  /** CURVED_TEXT: degrees clockwise from the top of the circle; mirrored when reversed. */
  readonly angle: number
  /** CURVED_TEXT: radius of the circle of the line's aligned edge; 0 or less sets a straight line. */
  readonly radius: number
  /** CURVED_TEXT: extra space between characters in hundredths of an em. */
  readonly spacing: number
  /** CURVED_TEXT: along the bottom of the circle, tops toward its centre. */
  readonly reverse: boolean
  /** Whether the letters have a border. */
  readonly hasBorder: boolean
  /** Whether characters beyond the basic plane are set where the font has them; otherwise they count as missing. */
  readonly allowsSupplementary: boolean
  /** Whether lines and columns end with phrases (文節) as long as the text fits; curved text has one line. */
  readonly phraseBreaks: boolean
  /** The size down to which the text is set smaller if it does not fit its box; absent if its size is fixed. */
  readonly leastFontSize?: PrintPx
}

export interface SetLine {
  readonly text: string
  /** The bounds of the line's em boxes, in the coordinates of the text's box. */
  readonly box: Rect
}

/** A text set as outlines. */
export interface TextSetting {
  /** All glyphs in the coordinates of the box, in print pixels, unclipped; filled by the non-zero rule. */
  readonly outline: Path
  /** The area of the border including the letters, painted below them; empty without a border. */
  readonly border: Path
  /** The tight bounds of outline and border; null when nothing is drawn. */
  readonly ink: Rect | null
  /** Whether some ink is outside the box, or a curved line is longer than its circle. */
  readonly truncated: boolean
  /** Characters that the font cannot print, each once, in order of appearance; they are omitted. */
  readonly missing: readonly string[]
  readonly lines: readonly SetLine[]
}

/** Distance between baselines, and between the centres of columns, in em. */
export const LINE_HEIGHT = 1.4

/** Extent of n lines from the first em box to the last, in em. */
export const extentOfLines = (count: number): number => (count - 1) * LINE_HEIGHT + 1

/** Start of content in the available space: at its start (share 0), centred (1/2) or at its end (1). */
export const alignedStart = (space: number, extent: number, share: 0 | 0.5 | 1): number => (space - extent) * share

export const SHARE_ACROSS: Readonly<Record<HorizontalAlignment, 0 | 0.5 | 1>> = { West: 0, Center: 0.5, East: 1 }
export const SHARE_DOWN: Readonly<Record<VerticalAlignment, 0 | 0.5 | 1>> = { North: 0, Center: 0.5, South: 1 }

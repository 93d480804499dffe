import type { Path, Rect } from '@irodori/geometry'

export type TextKind = 'TEXT' | 'CURVED_TEXT' | 'VERTICAL_TEXT'
export type VerticalAlignment = 'North' | 'Center' | 'South'
export type HorizontalAlignment = 'West' | 'Center' | 'East'

/** Words and the box that they are set in; every length in print pixels. */
export interface TextRequest {
  readonly type: TextKind
  readonly text: string
  readonly fontSize: number
  readonly width: number
  readonly height: number
  readonly verticalAlignment: VerticalAlignment
  readonly horizontalAlignment: HorizontalAlignment
  /** CURVED_TEXT: degrees clockwise from the top of the circle; mirrored when reversed. */
  readonly angle: number
  /** CURVED_TEXT: of the circle that the aligned edge of the line lies on; 0 or less sets a straight line. */
  readonly radius: number
  /** CURVED_TEXT: extra space between characters in hundredths of an em. */
  readonly spacing: number
  /** CURVED_TEXT: along the bottom of the circle, tops toward its centre. */
  readonly reverse: boolean
  /** Whether the letters have a border. */
  readonly hasBorder: boolean
}

export interface SetLine {
  readonly text: string
  /** The bounds of the line's em boxes, in the coordinates of the text's box. */
  readonly box: Rect
}

/** Words set as outlines. */
export interface TextSetting {
  /** All glyphs in the coordinates of the box, in print pixels, unclipped; filled by the non-zero rule. */
  readonly outline: Path
  /** What the border covers, the letters themselves included, to be painted below them; empty without a border. */
  readonly border: Path
  /** The tight bounds of outline and border; null when nothing is drawn. */
  readonly ink: Rect | null
  /** Some ink lies outside the box, or a curved line is longer than its circle. */
  readonly truncated: boolean
  /** Characters that the font cannot draw, each once, in order of appearance; they are left out. */
  readonly missing: readonly string[]
  readonly lines: readonly SetLine[]
}

/** From one baseline to the next, and from one column's middle to the next, in em. */
export const LINE_HEIGHT = 1.4

/** How far n lines reach from the first em box to the last, in em. */
export const extentOfLines = (count: number): number => (count - 1) * LINE_HEIGHT + 1

/** Where content of some extent starts in a room: 0 at its start, 1/2 centred, 1 at its end. */
export const startInRoom = (room: number, extent: number, share: 0 | 0.5 | 1): number => (room - extent) * share

export const SHARE_ACROSS: Readonly<Record<HorizontalAlignment, 0 | 0.5 | 1>> = { West: 0, Center: 0.5, East: 1 }
export const SHARE_DOWN: Readonly<Record<VerticalAlignment, 0 | 0.5 | 1>> = { North: 0, Center: 0.5, South: 1 }

import type { MonthGrid } from '../entities/types.ts'
import type { Look } from './look.ts'
import type { Box, Sheet } from './sheet.ts'

/** The purpose of a text; a layout has places for some of the roles. */
type Role = 'title' | 'latin' | 'text' | 'sign'
/** Texts of a template by role, with their sample parts marked (see `sampleTextOf`). */
export type Texts = Partial<Record<Role, string>>

/** A photo frame; centre and size are fractions of the trim. */
export interface FrameSpot {
  shape?: 'rect' | 'circle'
  x: number
  y: number
  w: number
  h: number
  /** In hundredths of the shorter side. */
  corner?: number
  rotate?: number
  isBleeding?: boolean
}

/** A ring sector about the centre of the page; radii in hundredths of the shorter side. */
export interface ArcSpot {
  shape: 'arc'
  outer: number
  inner: number
  angle: number
  direction: number
}

/** A text in a box; the box in fractions of the trim, `em` in hundredths of the shorter side. */
export interface TextSpot {
  role: Role
  kind?: 'straight' | 'vertical'
  x: number
  y: number
  w: number
  h: number
  em: number
  across?: 'West' | 'Center' | 'East'
  down?: 'North' | 'Center' | 'South'
  /** White, for a text on a photo. */
  isLight?: boolean
}

/** A text over or under a circle: its centre in fractions of the trim, lengths in hundredths of the shorter side. */
export interface RingSpot {
  role: Role
  kind: 'over' | 'under'
  x: number
  y: number
  radius: number
  em: number
}

/** Where a page shows its month: the box in fractions of the trim, sizes in points. */
export interface MonthSpot extends Pick<MonthGrid, 'language' | 'weekStart' | 'alignment' | 'sizes'> {
  area: Box
  /** Share of the height for the title and the months before and after. */
  head: number
}

/** The places of photos and texts on pages of one shape. */
export interface Layout {
  frames: readonly (FrameSpot | ArcSpot)[]
  texts: readonly (TextSpot | RingSpot)[]
  /** Drawings that belong to the product: figures of a clock. */
  figures?: { area: readonly Box[]; draw: (sheet: Sheet, look: Look) => string }
  month?: MonthSpot
  /** Sheets of paper over the photos, on which there are texts; fractions of the trim. */
  panels?: readonly Box[]
  /** Where a look draws its motif; fractions of the trim. */
  emblem?: Box
}

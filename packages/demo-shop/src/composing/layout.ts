import type { Look } from './look.ts'
import type { Box, Sheet } from './sheet.ts'

/** What a line of words is for; a set of words fills the roles that a layout has. */
type Role = 'title' | 'latin' | 'text' | 'sign'
/** Words of a template by role. */
export type Words = Partial<Record<Role, string>>

/** A photo window; middle and size are fractions of the trim. */
export interface WindowSpot {
  shape?: 'rect' | 'circle'
  x: number
  y: number
  w: number
  h: number
  /** Hundredths of the shorter side. */
  corner?: number
  rotate?: number
  isBleeding?: boolean
}

/** A piece of a ring about the middle of the page; radii in hundredths of the shorter side. */
export interface ArcSpot {
  shape: 'arc'
  outer: number
  inner: number
  angle: number
  direction: number
}

/** Words in a box; the box is in fractions of the trim, `em` in hundredths of the shorter side. */
export interface WordSpot {
  role: Role
  kind?: 'straight' | 'vertical'
  x: number
  y: number
  w: number
  h: number
  em: number
  across?: 'West' | 'Center' | 'East'
  down?: 'North' | 'Center' | 'South'
  /** Words on a photo. */
  isLight?: boolean
}

/** Words over or under a circle: its middle in fractions of the trim, the rest in hundredths of the shorter side. */
export interface RingSpot {
  role: Role
  kind: 'over' | 'under'
  x: number
  y: number
  radius: number
  em: number
}

/** A composition for pages of one shape. */
export interface Layout {
  windows: readonly (WindowSpot | ArcSpot)[]
  words: readonly (WordSpot | RingSpot)[]
  /** Things that are neither photo nor word and belong to the product: figures of a clock, days of a month. */
  figures?: { area: readonly Box[]; draw: (sheet: Sheet, look: Look) => string }
}

import type { Ink } from '../shop/palette.ts'
import type { Sheet } from './sheet.ts'

/** A family of designs: its colours and fonts, and its decoration behind and over the photos of any page. */
export interface Look {
  id: string
  name: string
  hashtags: readonly string[]
  /** Background colour of the page. */
  paper: string
  inks: { title: Ink; text: Ink; accent: Ink }
  /** Font files of the shop. */
  japanese: string
  latin: string
  isBoldTitle?: boolean
  /** Draws the layer under the photos, which covers the page; absent for plain paper. */
  behind?: (sheet: Sheet) => string
  /** Draws the layer over the photos, transparent in the frames. */
  before: (sheet: Sheet) => string
}

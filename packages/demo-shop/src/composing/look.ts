import type { Ink } from '../shop/palette.ts'
import type { Box, Sheet } from './sheet.ts'

/** A family of designs: its colours and fonts, and its decoration behind and over the photos of any page. */
export interface Look {
  id: string
  name: string
  /** Its name in English, unless a table of the shop has it. */
  english?: string
  hashtags: readonly string[]
  /** Background colour of the page. */
  paper: string
  inks: { title: Ink; text: Ink; accent: Ink }
  /** Font files of the shop. */
  japanese: string
  latin: string
  /** Of titles in Japanese, if it is another one. */
  display?: string
  /** Of the line in Latin letters beside the title, if it is another one. */
  script?: string
  isBoldTitle?: boolean
  /** Draws the layer under the photos, which covers the page; absent for plain paper. */
  behind?: (sheet: Sheet) => string
  /** Draws the motif of the look, the animal of the year for example, in the place that a layout has for it. */
  emblem?: (place: Box) => string
  /** Draws the layer over the photos, transparent in the frames. */
  before: (sheet: Sheet) => string
}

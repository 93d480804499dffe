import type { Ink } from '../shop/palette.ts'
import type { Sheet } from './sheet.ts'

/** A family of designs: its tones and faces, and how it draws behind and before the photos of any page. */
export interface Look {
  id: string
  name: string
  hashtags: readonly string[]
  /** The page's colour where nothing is drawn. */
  paper: string
  inks: { title: Ink; text: Ink; accent: Ink }
  /** Files of the shop's fonts. */
  japanese: string
  latin: string
  isBoldTitle?: boolean
  /** A layer under the photos, covering the page; left out where the paper is plain. */
  behind?: (sheet: Sheet) => string
  /** A layer over the photos, transparent in the windows. */
  before: (sheet: Sheet) => string
}

import type { TextItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import type { Path } from '@irodori/geometry/path'
import type { Rect } from '@irodori/geometry/shape'
import type { TextSetting } from '@irodori/typography/textRequest'

/** One byte of alpha for each pixel of a reduced picture, for hit tests. */
export interface AlphaPlane {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A decoded photo in sizes that can be drawn in every frame. */
export interface LivePhoto {
  /** Size of the upright photo in its own pixels, the coordinates of crops. */
  readonly width: number
  readonly height: number
  /** The photo in descending sizes, at most 2048 px on its longer side. The caller owns the bitmaps. */
  readonly levels: readonly ImageBitmap[]
  /** Null if the photo is opaque. */
  readonly alpha: AlphaPlane | null
  /** Data of the picture are missing from the file, and a part of it was filled in. */
  readonly isDamaged?: true
}

/** Artwork of the shop that covers the whole page. */
export interface LiveArtwork {
  readonly image: ImageBitmap
  readonly alpha: AlphaPlane | null
}

/** An outline on the page in one colour, which belongs to no item. */
export interface SheetFill {
  readonly outline: Path
  readonly colour: string
}

/** The content of a stage. The functions return null for a resource that is not loaded yet. */
export interface LiveScene {
  readonly page: DesignPage
  readonly photo: (imageName: string) => LivePhoto | null
  readonly artwork: (key: string) => LiveArtwork | null
  /** The typeset text of an item, or of its placeholder if the text is empty. */
  readonly setting: (item: TextItem) => TextSetting | null
  /** The background that the customer has chosen, and the month grid; absent without one, or if it is not drawn yet. */
  readonly background?: readonly SheetFill[] | undefined
  readonly grid?: readonly SheetFill[] | undefined
}

/**
 * The exact render of a page, shown 1:1 when nothing moves. The stage closes the bitmap when it shows another one and when it
 * is destroyed.
 */
export interface ExactFrame {
  readonly page: DesignPage
  readonly bitmap: ImageBitmap
  /** Device pixels per print pixel. */
  readonly scale: number
}

/** A mark on a preflight finding. */
export interface FindingMark {
  /** Print pixels: the frame of a photo, the ink of a text. */
  readonly area: Rect
  readonly tone: 'DANGER' | 'WARNING' | 'NOTE'
  /** Whether an outline is drawn around the area. */
  readonly framed: boolean
}

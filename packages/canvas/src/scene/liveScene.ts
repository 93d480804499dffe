import type { TextItem } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import type { Rect } from '@irodori/geometry'
import type { TextSetting } from '@irodori/typography'

/** One byte of alpha for each pixel of a reduced picture; what hit tests read. */
export interface AlphaPlane {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A decoded photo, reduced enough to be drawn in every frame. */
export interface LivePhoto {
  /** Size of the upright photo in its own pixels: the space of crops. */
  readonly width: number
  readonly height: number
  /** The same photo smaller and smaller, widest first; at most 2048 px on its longer side. They stay the giver's. */
  readonly levels: readonly ImageBitmap[]
  /** Null where the photo is opaque. */
  readonly alpha: AlphaPlane | null
}

/** A picture of the shop that lies over the whole page. */
export interface LiveArtwork {
  readonly image: ImageBitmap
  readonly alpha: AlphaPlane | null
}

/** Everything that the stage may show; null where a resource has not arrived yet. */
export interface LiveScene {
  readonly page: DesignPage
  readonly photo: (imageName: string) => LivePhoto | null
  readonly artwork: (key: string) => LiveArtwork | null
  /** The set words of an item; of its placeholder where it has none. */
  readonly setting: (item: TextItem) => TextSetting | null
}

/** The exact render of a page, to be shown 1:1 when nothing moves. The stage closes the bitmap when it shows another one, and when it is destroyed. */
export interface ExactFrame {
  readonly page: DesignPage
  readonly bitmap: ImageBitmap
  /** Device pixels per print pixel. */
  readonly scale: number
}

/** Something to be looked at before printing. */
export interface FindingMark {
  /** Print pixels: the window of a photo, the ink of words. */
  readonly area: Rect
  readonly tone: 'DANGER' | 'WARNING' | 'NOTE'
  /** Draws a line about the area too. */
  readonly framed: boolean
}

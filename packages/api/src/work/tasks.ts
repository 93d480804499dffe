import type { FontWeight, TextItem } from '@irodori/contract/entities/designItem'
import type { PhotoCondition } from '@irodori/contract/entities/photoCondition'
import type { StoredProduct } from '@irodori/contract/entities/product'
import type { DesignDocument, DesignPage } from '@irodori/design/designPage'
import type { PrintRequirements } from '@irodori/design/findingsOf'
import type { RowState } from '@irodori/design/merge/checkRow'
import type { MergeList, MergeRow } from '@irodori/design/merge/mergeList'
import type { PrintedText } from '@irodori/design/merge/printedText'
import type { Rect } from '@irodori/geometry/shape'
import type { Press } from '@irodori/print/colourConverter'
import type { SheetOptions } from '@irodori/print/printSheet'
import type { PhotoError } from '@irodori/imaging/photoError'
import type { Result } from '@irodori/result'

/** Validates an uploaded photo. */
export interface IngestTask {
  readonly bytes: Uint8Array
  /** The hash of the pixels as the visitor's browser decoded them, by hashPixels. */
  readonly pixelHash?: string
}

export type IngestResult = Result<
  {
    readonly kind: 'png' | 'jpg' | 'gif'
    readonly width: number
    readonly height: number
    readonly condition: PhotoCondition
  },
  PhotoError
>

/** Encodes a visitor's picture anew, without metadata such as its location and without hidden data. */
export interface RewriteTask {
  readonly bytes: Uint8Array
}

export type RewriteResult = Result<
  { readonly kind: 'png' | 'jpg'; readonly bytes: Uint8Array<ArrayBuffer> },
  PhotoError
>

/** The files that pages use. */
export interface PageFiles {
  readonly photos: ReadonlyMap<string, Uint8Array>
  readonly artwork: ReadonlyMap<string, Uint8Array>
  /** Archived fonts by `fontKey`, for a reprint after the shop has replaced them; the shop's fonts if omitted. */
  readonly fonts?: ReadonlyMap<string, Uint8Array>
}

/** A page with its files. */
interface PageTask extends PageFiles {
  readonly page: DesignPage
}

/** Draws a page for a print file. */
export interface PrintSheetTask extends PageTask {
  /** The press whose amounts of ink are written to the file; null keeps RGB colours. */
  readonly press: Press | null
  readonly options: SheetOptions
}

export interface RenderTask extends PageTask {
  /** Pixels of the picture for each print pixel; 1 is the print. */
  readonly scale: number
  /** Longest side in pixels of a preview as JPEG; null for no preview. */
  readonly previewSide: number | null
  /** Keeps transparency, for the crop of a single frame. */
  readonly isTransparent: boolean
}

export interface RenderResult {
  readonly png: Uint8Array<ArrayBuffer>
  readonly preview: Uint8Array<ArrayBuffer> | null
  /** Whether all pixels are opaque. */
  readonly isOpaque: boolean
  /** SHA-256 of the pixels, by hashPixels. */
  readonly hash: string
  /** Version of the kernel that rendered it. */
  readonly kernel: number
  readonly width: number
  readonly height: number
}

/** Finds the main colours of a page without items. */
export interface ColoursTask extends PageTask {
  /** Pixels of the rendered picture for each print pixel. */
  readonly scale: number
  /** Its photo frames, in print pixels. */
  readonly frames: readonly Rect[]
}

/** Finds the faults of a template. */
export interface LintTask extends PageTask {
  readonly requirements: PrintRequirements
  /** Whether the sheet is two pages of a book. */
  readonly isFolded: boolean
}

/** Crops each frame of a GIF. */
export interface ConvertTask {
  readonly bytes: Uint8Array
  /** A page with one frame, whose photo is the GIF. */
  readonly page: DesignPage
}

export type ConvertResult = Result<
  { readonly gif: Uint8Array<ArrayBuffer>; readonly width: number; readonly height: number },
  PhotoError
>

/** Trims a print picture for sharing. */
export interface ShareTask {
  readonly png: Uint8Array
  /** Pixels to trim from each side. */
  readonly bleed: number
  readonly longestSide: number
}

/** Typesets one text on a transparent background. */
export interface TextTask {
  readonly item: TextItem
  readonly dpi: number
}

export interface TextResult {
  readonly png: Uint8Array<ArrayBuffer>
  readonly truncated: boolean
  readonly missing: readonly string[]
}

/** Typesets texts without drawing them. */
export interface MeasureTask {
  readonly items: readonly TextItem[]
  readonly dpi: number
}

export interface TextMeasure {
  readonly itemId: string
  /** Every character is in the basic plane and has a glyph in the font. */
  readonly isDisplayable: boolean
  /** Ink is outside the box. */
  readonly isTruncated: boolean
}

/** Fills a design with rows of a list, and checks each of them. */
export interface FillRowsTask {
  readonly document: DesignDocument
  readonly list: MergeList
  readonly rows: readonly MergeRow[]
  readonly product: Pick<StoredProduct, 'minFontSize' | 'fonts' | 'categoryIdentify'>
}

export interface FilledTexts {
  readonly state: RowState
  readonly texts: readonly PrintedText[]
}

/** Renders pages that have their files in common. */
export interface HashPagesTask extends PageFiles {
  readonly pages: readonly DesignPage[]
}

export interface FontUse {
  readonly font: string
  readonly fontWeight: FontWeight
}

export const fontKey = ({ font, fontWeight }: FontUse): string => `${font} ${fontWeight}`

import type { FontWeight, TextItem } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import type { PhotoError } from '@irodori/imaging'
import type { Result } from '@irodori/result'

/** A photo to be looked at, and the first picture to be cut from it. */
export interface IngestTask {
  readonly bytes: Uint8Array
}

export type IngestResult = Result<
  { readonly kind: 'png' | 'jpg' | 'gif'; readonly width: number; readonly height: number },
  PhotoError
>

/** A picture of a visitor, to be written anew: nothing that hid in the file is kept, nor where it was taken. */
export interface RewriteTask {
  readonly bytes: Uint8Array
}

export type RewriteResult = Result<
  { readonly kind: 'png' | 'jpg'; readonly bytes: Uint8Array<ArrayBuffer> },
  PhotoError
>

/** A page and the files of what it names. */
interface PageTask {
  readonly page: DesignPage
  readonly photos: ReadonlyMap<string, Uint8Array>
  readonly artwork: ReadonlyMap<string, Uint8Array>
  /** Fonts by `fontKey`, for what was printed from fonts that the shop has replaced; without them the shop's are taken. */
  readonly fonts?: ReadonlyMap<string, Uint8Array>
}

/** A page that is made ready for a print file. */
export interface PrintSheetTask extends PageTask {
  /** Whose amounts of ink stand in the file; null leaves the colours of the screen. */
  readonly pressProfile: Uint8Array | null
}

export interface RenderTask extends PageTask {
  /** Pixels of the picture for each print pixel; 1 is the print. */
  readonly scale: number
  /** Longest side of a reduced JPEG beside the picture; null makes none. */
  readonly previewSide: number | null
  /** Keeps what the page leaves transparent, for a window by itself. */
  readonly isTransparent: boolean
}

export interface RenderResult {
  readonly png: Uint8Array<ArrayBuffer>
  readonly preview: Uint8Array<ArrayBuffer> | null
  /** No pixel of the picture lets anything through. */
  readonly isOpaque: boolean
  /** SHA-256 of the pixels, as hashPixels says. */
  readonly hash: string
  /** Version of the kernel that painted it. */
  readonly kernel: number
  readonly width: number
  readonly height: number
}

/** A GIF, and the window that is cut from each of its frames. */
export interface ConvertTask {
  readonly bytes: Uint8Array
  /** Names the GIF as its only photo. */
  readonly page: DesignPage
}

export type ConvertResult = Result<
  { readonly gif: Uint8Array<ArrayBuffer>; readonly width: number; readonly height: number },
  PhotoError
>

/** A print picture, to be shown to others. */
export interface ShareTask {
  readonly png: Uint8Array
  /** Pixels that are cut away on each side. */
  readonly bleed: number
  readonly longestSide: number
}

/** Words by themselves on a transparent ground, in pixels. */
export interface TextTask {
  readonly item: TextItem
  readonly dpi: number
}

export interface TextResult {
  readonly png: Uint8Array<ArrayBuffer>
  readonly truncated: boolean
  readonly missing: readonly string[]
}

export interface FontUse {
  readonly font: string
  readonly fontWeight: FontWeight
}

export const fontKey = ({ font, fontWeight }: FontUse): string => `${font} ${fontWeight}`

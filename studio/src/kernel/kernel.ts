import type { LiveArtwork, LivePhoto, SheetFill } from '@irodori/canvas/liveScene'
import type { PhotoReader } from '@irodori/canvas/photoReader'
import type { FontWeight } from '@irodori/contract/entities/designItem'
import type { PhotoCondition } from '@irodori/contract/entities/photoCondition'
import type { DesignPage, Sheet } from '@irodori/design/designPage'
import type { UnfitName } from '@irodori/scene/monthGrid'
import type { CharacterForms } from '@irodori/typography/characterForms'
import type { TextRequest, TextSetting } from '@irodori/typography/textRequest'

export interface ExactRender {
  readonly bitmap: ImageBitmap
  readonly scale: number
}

/** A render that may be approved. */
export interface PrintRender extends ExactRender {
  /** SHA-256 of size and RGBA pixels. */
  readonly hash: string
  /** Version of the kernel that rendered it. */
  readonly kernel: number
}

/** What a sheet shows beside artwork and items, as it is painted; empty where it has none. */
export interface DrawnSheet {
  /** The background that the customer has chosen. */
  readonly background: readonly SheetFill[]
  readonly grid: readonly SheetFill[]
  /** Names of the month grid that cannot be printed as they should be. */
  readonly unfit: readonly UnfitName[]
}

/** The render and text layout kernel in workers. Every call is asynchronous and blocks no animation frame. */
export interface Kernel extends PhotoReader {
  loadArtwork(key: string): Promise<LiveArtwork>
  /** The hash of a photo's pixels, with which the server finds out whether it decodes the same. */
  hashPhoto(imageName: string, file: Blob): Promise<string>
  /** Decodes a photo again, as the server does for a photo of this condition. */
  decodeAs(imageName: string, condition: PhotoCondition): Promise<LivePhoto>
  setText(request: TextRequest, font: string, weight: FontWeight): Promise<TextSetting>
  /** The background and the month grid of a sheet. */
  drawSheet(sheet: Sheet): Promise<DrawnSheet>
  /** The characters of a text that the font prints in more than one form. */
  formsOf(text: string, font: string, weight: FontWeight): Promise<readonly CharacterForms[]>
  /**
   * Exact pixels of a page; a small picture may use the smallest previews of its photos. A newer render for the screen
   * replaces an older one that has not begun, which then returns null.
   */
  render(page: DesignPage, scale: number, purpose: 'screen' | 'small'): Promise<ExactRender | null>
  render(page: DesignPage, scale: number, purpose: 'print'): Promise<PrintRender | null>
  destroy(): void
}

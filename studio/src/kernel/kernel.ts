import type { LiveArtwork } from '@irodori/canvas/liveScene'
import type { PhotoReader } from '@irodori/canvas/photoReader'
import type { FontWeight } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
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

/** The render and text layout kernel in workers. Every call is asynchronous and blocks no animation frame. */
export interface Kernel extends PhotoReader {
  loadArtwork(key: string): Promise<LiveArtwork>
  setText(request: TextRequest, font: string, weight: FontWeight): Promise<TextSetting>
  /**
   * Exact pixels of a page; a small picture may use the smallest previews of its photos. A newer render for the screen
   * replaces an older one that has not begun, which then returns null.
   */
  render(page: DesignPage, scale: number, purpose: 'screen' | 'small'): Promise<ExactRender | null>
  render(page: DesignPage, scale: number, purpose: 'print'): Promise<PrintRender | null>
  destroy(): void
}

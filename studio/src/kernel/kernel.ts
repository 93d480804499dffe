import type { LiveArtwork, PhotoReader } from '@irodori/canvas'
import type { FontWeight } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import type { TextRequest, TextSetting } from '@irodori/typography'

export interface ExactRender {
  readonly bitmap: ImageBitmap
  readonly scale: number
}

/** One that may be approved. */
export interface PrintRender extends ExactRender {
  /** SHA-256 over size and RGBA. */
  readonly hash: string
  /** Version of the kernel that made it. */
  readonly kernel: number
}

/** The pixel and type kernel, away from the main thread. Every answer may be waited for; nothing blocks a frame. */
export interface Kernel extends PhotoReader {
  loadArtwork(key: string): Promise<LiveArtwork>
  setText(request: TextRequest, font: string, weight: FontWeight): Promise<TextSetting>
  /**
   * Exact pixels of a page; a small picture may show its photos from their smallest preview. A newer picture for the
   * screen, small or not, makes an older one that has not begun answer null.
   */
  render(page: DesignPage, scale: number, purpose: 'screen' | 'small'): Promise<ExactRender | null>
  render(page: DesignPage, scale: number, purpose: 'print'): Promise<PrintRender | null>
  destroy(): void
}

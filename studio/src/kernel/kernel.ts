import type { LiveArtwork, LivePhoto } from '@irodori/canvas'
import type { FontWeight } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import type { TextRequest, TextSetting } from '@irodori/typography'

export type PhotoProblem = 'INVALID_TYPE' | 'TOO_LARGE' | 'TRUNCATED' | 'TOO_MANY_PIXELS' | 'UNREADABLE'

export interface IngestedPhoto {
  /** `<sha256>.<ext>`: known before the upload begins. */
  readonly imageName: string
  readonly live: LivePhoto
}

export type Ingestion =
  | { readonly ok: true; readonly photo: IngestedPhoto }
  | { readonly ok: false; readonly problem: PhotoProblem }

export interface ExactRender {
  readonly bitmap: ImageBitmap
  readonly scale: number
  /** SHA-256 over size and RGBA. */
  readonly hash: string
}

/** The pixel and type kernel, away from the main thread. Every answer may be waited for; nothing blocks a frame. */
export interface Kernel {
  /** Reads a file that the customer chose, and keeps it for exact renders. */
  ingest(file: Blob, maxBytes: number): Promise<Ingestion>
  /** Makes a photo of a saved design known again, fetched from the server. @throws when it cannot be had. */
  loadPhoto(imageName: string, url: string): Promise<LivePhoto>
  loadArtwork(key: string): Promise<LiveArtwork>
  setText(request: TextRequest, font: string, weight: FontWeight): Promise<TextSetting>
  /** Exact pixels of a page. A newer call for the same purpose makes an older one that has not begun answer null. */
  render(page: DesignPage, scale: number, purpose: 'screen' | 'print'): Promise<ExactRender | null>
  destroy(): void
}

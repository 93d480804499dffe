import type { LivePhoto } from './liveScene.ts'

/** Why a file cannot be used as a photo. */
export type PhotoProblem =
  | 'INVALID_TYPE'
  | 'NEEDS_EXPORT'
  | 'TOO_LARGE'
  | 'TRUNCATED'
  | 'TOO_MANY_PIXELS'
  | 'UNREADABLE'

export interface IngestedPhoto {
  /** `<sha256>.<ext>`, known before the upload begins. */
  readonly imageName: string
  readonly live: LivePhoto
  /** The file to upload instead of the chosen one, if shops do not accept its format (HEIC, WebP, AVIF). */
  readonly converted?: Blob
  /** The size of the chosen photo, if the converted one had to be smaller to stay under the limit. */
  readonly reducedFrom?: { readonly width: number; readonly height: number }
}

export type Ingestion =
  | { readonly ok: true; readonly photo: IngestedPhoto }
  | { readonly ok: false; readonly problem: PhotoProblem }

/** Reads photos for a stage outside the main thread. */
export interface PhotoReader {
  /** Reads a file that the customer has chosen, and keeps it for exact renders. @param maxBytes size limit of the file */
  ingest(file: Blob, maxBytes: number): Promise<Ingestion>
  /** Loads a photo of a saved design from the server. @throws if it cannot be loaded */
  loadPhoto(imageName: string, url: string): Promise<LivePhoto>
}

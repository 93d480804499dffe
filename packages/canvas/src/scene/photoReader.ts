import type { LivePhoto } from './liveScene.ts'

/** Why a file cannot be a photo here. */
export type PhotoProblem = 'INVALID_TYPE' | 'TOO_LARGE' | 'TRUNCATED' | 'TOO_MANY_PIXELS' | 'UNREADABLE'

export interface IngestedPhoto {
  /** `<sha256>.<ext>`: known before the upload begins. */
  readonly imageName: string
  readonly live: LivePhoto
  /** What is sent in the place of the chosen file, where that is of a kind that shops do not take (HEIC). */
  readonly converted?: Blob
}

export type Ingestion =
  | { readonly ok: true; readonly photo: IngestedPhoto }
  | { readonly ok: false; readonly problem: PhotoProblem }

/** Reads photos for a stage, away from the main thread. */
export interface PhotoReader {
  /** Reads a file that the customer chose, and keeps it for exact renders. @param maxBytes from which on it is refused */
  ingest(file: Blob, maxBytes: number): Promise<Ingestion>
  /** Makes a photo of a saved design known again, fetched from the server. @throws when it cannot be had. */
  loadPhoto(imageName: string, url: string): Promise<LivePhoto>
}

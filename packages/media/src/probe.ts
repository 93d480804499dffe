import type { Result } from '@irodori/result'

export type MediumContainer = 'MP4' | 'QUICKTIME' | 'WEBM' | 'MP3' | 'WAVE' | 'OGG'

/** The content of a video or sound file, as its container states it. */
export interface MediumContent {
  readonly container: MediumContainer
  /** Length of the longest track. */
  readonly seconds: number
  /** Display size of the video track in pixels; null when the file has none. */
  readonly picture: { readonly width: number; readonly height: number } | null
  /** Whether the browsers that the shop supports play the codecs of all tracks. */
  readonly isPlayable: boolean
  readonly hasSound: boolean
}

/** EMPTY: no bytes. UNKNOWN: no known container. BROKEN: truncated, or with tables that point outside the file. */
export interface ProbeError {
  readonly code: 'EMPTY' | 'UNKNOWN' | 'BROKEN'
}

export type ProbeResult = Result<MediumContent, ProbeError>

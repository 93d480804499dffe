export type MediumContainer = 'MP4' | 'QUICKTIME' | 'WEBM' | 'MP3' | 'WAVE' | 'OGG'

/** What a file of video or sound says of itself. */
export type Probe =
  | {
      readonly ok: true
      readonly container: MediumContainer
      /** Of the longest track. */
      readonly seconds: number
      /** As it is shown, in pixels; null where nothing moves. */
      readonly picture: { readonly width: number; readonly height: number } | null
      readonly hasSound: boolean
    }
  /** EMPTY: no byte. UNKNOWN: no container that is known. BROKEN: it breaks off, or its tables lead nowhere. */
  | { readonly ok: false; readonly reason: 'EMPTY' | 'UNKNOWN' | 'BROKEN' }

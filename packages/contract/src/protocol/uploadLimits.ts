/** Bytes. */
export const MEGABYTE = 1024 * 1024

/** The largest files that the shop takes, in bytes. */
export const UPLOAD_LIMITS = {
  /** A photo of this size or more is refused, unless its template allows more. */
  PHOTO: 10 * MEGABYTE,
  /** Greater than the limit of every template; the server reads no more of a photo. */
  LARGEST_PHOTO: 25 * MEGABYTE,
  /** LIM-1: a video of this size is still allowed. */
  VIDEO: 70 * MEGABYTE,
  /** LIM-1: a sound of this size is still allowed. */
  AUDIO: 5 * MEGABYTE,
  /** LIM-2: the picture of a campaign form; this size is still allowed. */
  CAMPAIGN_PICTURE: 10 * MEGABYTE,
} as const

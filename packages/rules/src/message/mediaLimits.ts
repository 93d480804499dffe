import { UPLOAD_LIMITS } from '@irodori/contract/uploadLimits'

/** LIM-1: the limits of videos and sounds, in bytes and seconds. The limit itself is still allowed. */
export const MEDIA_LIMITS = {
  VIDEO: { bytes: UPLOAD_LIMITS.VIDEO, seconds: 20 },
  AUDIO: { bytes: UPLOAD_LIMITS.AUDIO, seconds: 20 },
} as const

export type MediaViolation = 'VIDEO_MAXIMUM_SIZE' | 'AUDIO_MAXIMUM_SIZE' | 'FILE_MAXIMUM_TIME'

/** LIM-1: the violations of a video or a sound. A length that could not be measured (not a number) is too long. */
export function mediaViolations(
  kind: keyof typeof MEDIA_LIMITS,
  file: { readonly bytes: number; readonly seconds: number },
): MediaViolation[] {
  const { bytes, seconds } = MEDIA_LIMITS[kind]
  const violations: MediaViolation[] = []
  if (file.bytes > bytes) violations.push(`${kind}_MAXIMUM_SIZE`)
  if (!(file.seconds <= seconds)) violations.push('FILE_MAXIMUM_TIME')
  return violations
}

/** LIM-2: the limits of the picture of a campaign form. */
export const CAMPAIGN_PICTURE = {
  bytes: UPLOAD_LIMITS.CAMPAIGN_PICTURE,
  contentTypes: ['image/png', 'image/jpeg'],
  extensions: ['png', 'jpg', 'jpeg'],
} as const

export type CampaignPictureViolation = 'IMAGE_INVALID' | 'IMAGE_MAXIMUM_SIZE'

/** LIM-2: the violations of a campaign's picture, by its file name and size. */
export function campaignPictureViolations(file: {
  readonly name: string
  readonly bytes: number
}): CampaignPictureViolation[] {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase()
  const violations: CampaignPictureViolation[] = []
  if (!CAMPAIGN_PICTURE.extensions.some((allowed) => allowed === extension)) violations.push('IMAGE_INVALID')
  if (file.bytes > CAMPAIGN_PICTURE.bytes) violations.push('IMAGE_MAXIMUM_SIZE')
  return violations
}

const MEGABYTE = 1024 * 1024

/** LIM-1: what may be uploaded beside the photos of designs; each limit itself is still allowed. */
export const MEDIA_LIMITS = {
  VIDEO: { bytes: 70 * MEGABYTE, seconds: 20 },
  AUDIO: { bytes: 5 * MEGABYTE, seconds: 20 },
} as const

export type MediaFault = 'VIDEO_MAXIMUM_SIZE' | 'AUDIO_MAXIMUM_SIZE' | 'FILE_MAXIMUM_TIME'

/** LIM-1: all that is wrong with a video or a sound. A length that cannot be told (not a number) is too long. */
export function mediaFaults(
  kind: keyof typeof MEDIA_LIMITS,
  file: { readonly bytes: number; readonly seconds: number },
): MediaFault[] {
  const { bytes, seconds } = MEDIA_LIMITS[kind]
  const faults: MediaFault[] = []
  if (file.bytes > bytes) faults.push(`${kind}_MAXIMUM_SIZE`)
  if (!(file.seconds <= seconds)) faults.push('FILE_MAXIMUM_TIME')
  return faults
}

/** LIM-2: the picture that is sent with a campaign form. */
export const CAMPAIGN_PICTURE = {
  bytes: 10 * MEGABYTE,
  contentTypes: ['image/png', 'image/jpeg'],
  extensions: ['png', 'jpg', 'jpeg'],
} as const

export type CampaignPictureFault = 'IMAGE_INVALID' | 'IMAGE_MAXIMUM_SIZE'

/** LIM-2: what is wrong with a campaign's picture, judged by its name and size. */
export function campaignPictureFaults(file: { readonly name: string; readonly bytes: number }): CampaignPictureFault[] {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase()
  const faults: CampaignPictureFault[] = []
  if (!CAMPAIGN_PICTURE.extensions.some((allowed) => allowed === extension)) faults.push('IMAGE_INVALID')
  if (file.bytes > CAMPAIGN_PICTURE.bytes) faults.push('IMAGE_MAXIMUM_SIZE')
  return faults
}

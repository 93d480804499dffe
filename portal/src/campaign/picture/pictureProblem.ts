import { type CampaignPictureViolation, campaignPictureViolations } from '@irodori/rules'

/** IMAGE_UNREADABLE: it calls itself a picture and cannot be opened. */
export type PictureProblem = CampaignPictureViolation | 'IMAGE_UNREADABLE'

/** What a file must begin with to be what its name says. */
const BEGINNINGS = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
] as const

const LONGEST_BEGINNING = 8

/**
 * CMP-3: why a file is not sent: its name, its bytes, its size, or that nothing can be seen in it.
 * @param canShow whether the device can open it as a picture
 */
export async function pictureProblem(
  file: File,
  canShow: (file: File) => Promise<boolean>,
): Promise<PictureProblem | null> {
  const [fault] = campaignPictureViolations({ name: file.name, bytes: file.size })
  if (fault) return fault
  const head = new Uint8Array(await file.slice(0, LONGEST_BEGINNING).arrayBuffer())
  if (!BEGINNINGS.some((beginning) => beginning.every((byte, index) => head[index] === byte))) return 'IMAGE_INVALID'
  return (await canShow(file)) ? null : 'IMAGE_UNREADABLE'
}

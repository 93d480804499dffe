import type { CampaignPictureViolation } from '@irodori/rules/mediaLimits'
import { campaignPictureViolations } from '@irodori/rules/mediaLimits'

/** Why a picture is refused. IMAGE_UNREADABLE: the device cannot decode it. */
export type PictureProblem = CampaignPictureViolation | 'IMAGE_UNREADABLE'

/** The first bytes of PNG and JPEG files. */
const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
] as const

const MAX_SIGNATURE_BYTES = 8

/**
 * CMP-3: checks the name, the size and the bytes of a picture, and that the device can decode it.
 * @param canShow resolves to whether the device can decode the file
 */
export async function pictureProblem(
  file: File,
  canShow: (file: File) => Promise<boolean>,
): Promise<PictureProblem | null> {
  const [violation] = campaignPictureViolations({ name: file.name, bytes: file.size })
  if (violation) return violation
  const head = new Uint8Array(await file.slice(0, MAX_SIGNATURE_BYTES).arrayBuffer())
  if (!SIGNATURES.some((signature) => signature.every((byte, index) => head[index] === byte))) return 'IMAGE_INVALID'
  return (await canShow(file)) ? null : 'IMAGE_UNREADABLE'
}

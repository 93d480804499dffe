import type { MediumErrorCode, MediumKind } from '@irodori/media/checkMedium'
import { checkMedium } from '@irodori/media/checkMedium'
import { probeBlob } from '@irodori/media/probeSource'

/** DGM-6: checks the bytes of a video or sound before the upload, and returns the codes of all errors. */
export async function checkMediumFile(kind: MediumKind, file: Blob): Promise<readonly MediumErrorCode[]> {
  const checked = checkMedium(kind, file.size, await probeBlob(file))
  return checked.ok ? [] : checked.error.map(({ code }) => code)
}

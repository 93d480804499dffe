import { checkMedium, type MediumErrorCode, type MediumKind, probeBlob } from '@irodori/media'

/** DGM-6: all that keeps a file from being the video or the sound of a message, by its bytes and before anything is sent. */
export async function checkMediumFile(kind: MediumKind, file: Blob): Promise<readonly MediumErrorCode[]> {
  const checked = checkMedium(kind, file.size, await probeBlob(file))
  return checked.ok ? [] : checked.error.map(({ code }) => code)
}

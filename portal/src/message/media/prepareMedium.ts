import type { ReadMedium } from '@irodori/media/browser/convertMedium'
import type { MediumErrorCode, MediumKind } from '@irodori/media/checkMedium'
import { mediumTreatment } from '@irodori/media/mediumTreatment'
import { probeBlob } from '@irodori/media/probeSource'
import type { TrimWindow } from '@irodori/media/trimWindow'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { Preparing } from '../transfer/useTransfer.ts'

interface MediumPreparing extends Preparing {
  /** Asks the customer for the part of a file that is too long; null if they choose none. */
  readonly chooseWindow: (medium: ReadMedium) => Promise<TrimWindow | null>
}

/**
 * Makes a chosen video or sound ready for its upload. DGM-6: a file within the limits is returned untouched. DGM-23, DGM-24:
 * any other is cut and converted, or refused with its errors where the browser cannot. Null if the customer chose no part.
 */
export async function prepareMedium(
  kind: MediumKind,
  file: File,
  { signal, onProgress, chooseWindow }: MediumPreparing,
): Promise<Result<File, readonly MediumErrorCode[]> | null> {
  const treatment = mediumTreatment(kind, file.size, await probeBlob(file))
  if (treatment.kind === 'UPLOAD') return ok(file)
  const refusal = err(treatment.errors.map(({ code }) => code))
  if (treatment.kind === 'REFUSE') return refusal

  const { canConvertMedium, convertMedium } = await import('@irodori/media/browser/convertMedium')
  const medium = { kind, file, content: treatment.content }
  if (!(await canConvertMedium(medium))) return refusal
  const window = treatment.kind === 'TRIM' ? await chooseWindow(medium) : null
  if (treatment.kind === 'TRIM' && window === null) return null
  onProgress(0)
  const converted = await convertMedium(medium, window, { signal, onProgress })
  if (converted === null) return refusal
  const name = `${file.name.replace(/\.[^.]*$/, '')}.${converted.extension}`
  return ok(new File([converted.file], name, { type: converted.file.type }))
}

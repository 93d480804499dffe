import type { Result } from '@irodori/result'
import { MEDIA_LIMITS } from '@irodori/rules/mediaLimits'
import type { AcceptedMedium, MediumError, MediumErrorCode, MediumKind } from './checkMedium.ts'
import { checkMedium } from './checkMedium.ts'
import type { MediumContent, ProbeResult } from './probe.ts'

/** What has to be done to a chosen file before its upload. */
export type MediumTreatment =
  | { readonly kind: 'UPLOAD' }
  /** `TRIM`: the customer chooses a part first. `errors` are those of the file, for a browser that cannot do it. */
  | {
      readonly kind: 'CONVERT' | 'TRIM'
      readonly content: MediumContent
      readonly errors: readonly MediumError[]
    }
  | { readonly kind: 'REFUSE'; readonly errors: readonly MediumError[] }

/** The errors that a conversion can remove. */
const CONVERTIBLE: readonly MediumErrorCode[] = [
  'NOT_PLAYABLE',
  'VIDEO_MAXIMUM_SIZE',
  'AUDIO_MAXIMUM_SIZE',
  'FILE_MAXIMUM_TIME',
]

/**
 * MDA-5: a file without errors is uploaded untouched, one that is too long is trimmed, one that is too large or not played
 * everywhere is converted, and any other is refused.
 * @param bytes size of the file
 */
export function mediumTreatment(kind: MediumKind, bytes: number, probe: ProbeResult): MediumTreatment {
  const checked: Result<AcceptedMedium, readonly MediumError[]> = checkMedium(kind, bytes, probe)
  if (checked.ok) return { kind: 'UPLOAD' }
  const errors = checked.error
  const isConvertible = errors.every(({ code }) => CONVERTIBLE.includes(code))
  if (!probe.ok || !isConvertible) return { kind: 'REFUSE', errors }
  const isTooLong = errors.some(({ code }) => code === 'FILE_MAXIMUM_TIME')
  return { kind: isTooLong ? 'TRIM' : 'CONVERT', content: probe.value, errors }
}

/**
 * MDA-5: whether the packets of a part can be copied as they are: each browser plays them, and the part is estimated to fit
 * the limit of its size.
 * @param bytes size of the whole file
 * @param seconds length of the part
 */
export function isCopyable(kind: MediumKind, bytes: number, content: MediumContent, seconds: number): boolean {
  const share = Math.min(1, seconds / content.seconds)
  return content.isPlayable && bytes * share <= MEDIA_LIMITS[kind].bytes
}

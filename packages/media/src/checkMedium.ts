import type { Err, Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { MediaViolation } from '@irodori/rules/mediaLimits'
import { MEDIA_LIMITS, mediaViolations } from '@irodori/rules/mediaLimits'
import type { MediumContainer, MediumContent, ProbeError, ProbeResult } from './probe.ts'

export type MediumKind = keyof typeof MEDIA_LIMITS

/**
 * Why a file is refused: it cannot be read (ProbeError), a video has no picture, a sound file has no sound or has a
 * picture, its codec plays only in some browsers, or a limit is exceeded.
 */
export type MediumErrorCode =
  | ProbeError['code']
  | 'NO_PICTURE'
  | 'NO_SOUND'
  | 'HAS_PICTURE'
  | 'NOT_PLAYABLE'
  | MediaViolation

export interface MediumError {
  readonly code: MediumErrorCode
}

/** A file that a message may contain. */
export interface AcceptedMedium {
  /** In whole tenths. */
  readonly seconds: number
  /** Extension of the name under which the file is stored. */
  readonly extension: string
  /** Pixels; 0 for a sound. */
  readonly width: number
  readonly height: number
}

/** The containers that browsers play, with the extensions of the stored files. */
const EXTENSIONS: Readonly<Record<MediumKind, Partial<Record<MediumContainer, string>>>> = {
  VIDEO: { MP4: 'mp4', QUICKTIME: 'mov', WEBM: 'webm' },
  AUDIO: { MP3: 'mp3', MP4: 'm4a', WAVE: 'wav', OGG: 'ogg', WEBM: 'webm' },
}

/**
 * Checks whether a file may be the video or the sound of a message; the device and the server call the same function.
 * @param bytes size of the file
 * @returns the accepted file, or all errors that are known at once, at least one
 */
export function checkMedium(
  kind: MediumKind,
  bytes: number,
  probe: ProbeResult,
): Result<AcceptedMedium, readonly MediumError[]> {
  const oversize = bytes > MEDIA_LIMITS[kind].bytes ? mediaViolations(kind, { bytes, seconds: 0 }) : []
  const refuse = (...codes: readonly MediumErrorCode[]): Err<readonly MediumError[]> =>
    err([...oversize, ...codes].map((code) => ({ code })))
  if (!probe.ok) return refuse(probe.error.code)
  const content = probe.value
  const mismatch = mismatchWith(kind, content)
  if (mismatch !== null) return refuse(mismatch)
  const extension = EXTENSIONS[kind][content.container]
  if (extension === undefined) return refuse('UNKNOWN')
  if (!(Number.isFinite(content.seconds) && content.seconds > 0)) return refuse('BROKEN')
  const seconds = roundedSeconds(content.seconds)
  const violations: MediumErrorCode[] = mediaViolations(kind, { bytes, seconds })
  if (!content.isPlayable) violations.push('NOT_PLAYABLE')
  if (violations.length > 0) return err(violations.map((code) => ({ code })))
  const { width, height } = content.picture ?? { width: 0, height: 0 }
  return ok({ seconds, extension, width: Math.round(width), height: Math.round(height) })
}

/** The track that a file of this kind lacks, or must not have; null when its tracks fit. */
function mismatchWith(kind: MediumKind, { picture, hasSound }: MediumContent): MediumErrorCode | null {
  if (kind === 'VIDEO') return picture === null ? 'NO_PICTURE' : null
  if (picture !== null) return 'HAS_PICTURE'
  return hasSound ? null : 'NO_SOUND'
}

/** Rounds down to tenths: encoders pad the last frame, so a file cut at 20 seconds measures some hundredths more. */
const roundedSeconds = (seconds: number): number => Math.max(0.1, Math.floor(seconds * 10) / 10)

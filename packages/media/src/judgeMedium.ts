import type { MediaFault } from '@irodori/rules'
import { MEDIA_LIMITS, mediaFaults } from '@irodori/rules'
import type { MediumContainer, Probe } from './probe.ts'

export type MediumKind = keyof typeof MEDIA_LIMITS

/**
 * What is wrong with a file: nothing is in it, nobody knows its kind, it is broken, it has no moving picture, it has no
 * sound, it is a video where a sound is wanted, or it is beyond a limit.
 */
export type MediumFault = 'EMPTY' | 'UNKNOWN' | 'BROKEN' | 'NO_PICTURE' | 'NO_SOUND' | 'HAS_PICTURE' | MediaFault

export type MediumVerdict =
  | {
      readonly ok: true
      /** Whole tenths. */
      readonly seconds: number
      /** Of the name that it gets. */
      readonly extension: string
      /** Pixels; 0 of a sound. */
      readonly width: number
      readonly height: number
    }
  /** At least one, all that can be told at once. */
  | { readonly ok: false; readonly faults: readonly MediumFault[] }

/** The containers that browsers play, and the names that their files get. */
const EXTENSIONS: Readonly<Record<MediumKind, Partial<Record<MediumContainer, string>>>> = {
  VIDEO: { MP4: 'mp4', QUICKTIME: 'mov', WEBM: 'webm' },
  AUDIO: { MP3: 'mp3', MP4: 'm4a', WAVE: 'wav', OGG: 'ogg', WEBM: 'webm' },
}

/**
 * Whether a file may be a message's video or sound; the same on the device and on the server.
 * @param bytes its size
 */
export function judgeMedium(kind: MediumKind, bytes: number, probe: Probe): MediumVerdict {
  const oversize = bytes > MEDIA_LIMITS[kind].bytes ? mediaFaults(kind, { bytes, seconds: 0 }) : []
  const refuse = (fault: MediumFault): MediumVerdict => ({ ok: false, faults: [...oversize, fault] })
  if (!probe.ok) return refuse(probe.reason)
  const fault = otherKind(kind, probe)
  if (fault !== null) return refuse(fault)
  const extension = EXTENSIONS[kind][probe.container]
  if (extension === undefined) return refuse('UNKNOWN')
  if (!(Number.isFinite(probe.seconds) && probe.seconds > 0)) return refuse('BROKEN')
  const seconds = shownSeconds(probe.seconds)
  const faults = mediaFaults(kind, { bytes, seconds })
  if (faults.length > 0) return { ok: false, faults }
  const { width, height } = probe.picture ?? { width: 0, height: 0 }
  return { ok: true, seconds, extension, width: Math.round(width), height: Math.round(height) }
}

function otherKind(kind: MediumKind, { picture, hasSound }: Probe & { ok: true }): MediumFault | null {
  if (kind === 'VIDEO') return picture === null ? 'NO_PICTURE' : null
  if (picture !== null) return 'HAS_PICTURE'
  return hasSound ? null : 'NO_SOUND'
}

/** Whole tenths: encoders fill the last frame up, so that what was cut at 20 seconds measures some hundredths more. */
const shownSeconds = (seconds: number): number => Math.max(0.1, Math.floor(seconds * 10) / 10)

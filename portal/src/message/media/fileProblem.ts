import type { ErrorCode } from '@irodori/contract/errorCode'
import { ERROR_CODES } from '@irodori/contract/errorCode'
import type { MediumErrorCode, MediumKind } from '@irodori/media/checkMedium'
import type { MediaViolation } from '@irodori/rules/mediaLimits'

/** The part of a message that a file was chosen for. */
export type FileKind = MediumKind | 'PHOTO'

type DeviceError = Exclude<MediumErrorCode, MediaViolation>

const DEVICE_ERRORS: readonly DeviceError[] = [
  'EMPTY',
  'UNKNOWN',
  'BROKEN',
  'NO_PICTURE',
  'NO_SOUND',
  'HAS_PICTURE',
  'NOT_PLAYABLE',
]

type DeviceBody = `problem.${FileKind}.${DeviceError}`
type Title = 'problem.unreadable' | 'problem.beyond' | `errors:${ErrorCode}.title`
type Body = DeviceBody | `errors:${ErrorCode}.body`

/** Message keys of the dialog. */
export interface FileProblem {
  readonly title: Title
  readonly bodies: readonly Body[]
  /** A tip how to shorten a recording on a phone. */
  readonly tip: 'problem.shorten' | null
}

/**
 * DGM-6: the messages for all codes of a refused file in one dialog: those of the server's error codes, and those found on
 * the device only. Null without codes.
 */
export function fileProblem(fileKind: FileKind, codes: readonly string[]): FileProblem | null {
  const own = DEVICE_ERRORS.filter((code) => codes.includes(code))
  const known = ERROR_CODES.filter((code) => codes.includes(code))
  const [first] = known
  const bodies: Body[] = [
    ...known.map((code): Body => `errors:${code}.body`),
    ...own.map((code): Body => `problem.${fileKind}.${code}`),
  ]
  if (bodies.length === 0) return null
  const tip = codes.includes('FILE_MAXIMUM_TIME') ? 'problem.shorten' : null
  if (bodies.length > 1) return { title: 'problem.beyond', bodies, tip }
  return { title: first === undefined ? 'problem.unreadable' : `errors:${first}.title`, bodies, tip }
}

import { ERROR_CODES, type ErrorCode } from '@irodori/contract'
import type { MediumErrorCode, MediumKind } from '@irodori/media'
import type { MediaViolation } from '@irodori/rules'

/** What a file was to be. */
export type FileKind = MediumKind | 'PHOTO'

type OwnFault = Exclude<MediumErrorCode, MediaViolation>

const OWN_FAULTS: readonly OwnFault[] = ['EMPTY', 'UNKNOWN', 'BROKEN', 'NO_PICTURE', 'NO_SOUND', 'HAS_PICTURE']

type OwnBody = `problem.${FileKind}.${OwnFault}`
type Title = 'problem.unreadable' | 'problem.beyond' | `errors:${ErrorCode}.title`
type Body = OwnBody | `errors:${ErrorCode}.body`

/** Keys of the words. */
export interface ToldProblem {
  readonly title: Title
  readonly bodies: readonly Body[]
  /** How a phone makes it shorter. */
  readonly tip: 'problem.shorten' | null
}

/**
 * DGM-6: size and length beyond their limits are told together; what the device found beside them, and what the server
 * refuses, has its own words. Null where nothing is wrong.
 */
export function fileProblem(fileKind: FileKind, codes: readonly string[]): ToldProblem | null {
  const own = OWN_FAULTS.filter((fault) => codes.includes(fault))
  const known = ERROR_CODES.filter((code) => codes.includes(code))
  const [first] = known
  const bodies: Body[] = [
    ...known.map((code): Body => `errors:${code}.body`),
    ...own.map((fault): Body => `problem.${fileKind}.${fault}`),
  ]
  if (bodies.length === 0) return null
  const tip = codes.includes('FILE_MAXIMUM_TIME') ? 'problem.shorten' : null
  if (bodies.length > 1) return { title: 'problem.beyond', bodies, tip }
  return { title: first === undefined ? 'problem.unreadable' : `errors:${first}.title`, bodies, tip }
}

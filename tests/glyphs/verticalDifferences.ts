import { isLatinLike } from '../../packages/typography/src/unicode/orientation.ts'
import type { VerticalCell } from '../../packages/typography/src/layout/verticalCells.ts'

interface Difference {
  /** The section of JLREQ that requires Irodori's result. */
  readonly jlreq: string
  readonly why: string
}

interface OrientationDifference extends Difference {
  readonly holds: (character: string, cell: VerticalCell) => boolean
}

/** Characters whose orientation differs from Chromium's, which applies only UAX #50 and the markup of the page. */
const ORIENTATIONS: readonly OrientationDifference[] = [
  {
    jlreq: '3.2.5',
    why: 'one or two half-width digits, and ! and ?, are set upright in one cell; a browser rotates them unless they are marked up',
    holds: (_, { kind }) => kind === 'together' || kind === 'joined',
  },
  {
    jlreq: '3.1.2, A.1, A.8',
    why: 'quotation marks, dashes and leaders in Japanese text use the vertical form of the font',
    holds: (character, { kind }) => kind === 'upright' && isLatinLike(character),
  },
  {
    jlreq: '2.3.2',
    why: 'an apostrophe is rotated with its word; quotation marks are rotated if the font has no vertical form',
    holds: (character, { kind }) => kind === 'sideways' && /[‘’“”]/.test(character),
  },
  {
    jlreq: 'A.5',
    why: 'colon and semicolon are rotated if the font has no vertical form (UAX #50, Tr); Chromium sets every Tr upright',
    holds: (character, { kind }) => kind === 'sideways' && /[：；]/.test(character),
  },
  {
    jlreq: '2.3.2',
    why: 'an overline is rotated with its column if the font has no vertical form (UAX #50, Tr); Chromium sets every Tr upright',
    holds: (character, { kind }) => kind === 'sideways' && character === '￣',
  },
]

export const orientationDifference = (character: string, cell: VerticalCell): Difference | null =>
  ORIENTATIONS.find(({ holds }) => holds(character, cell)) ?? null

interface BreakDifference extends Difference {
  readonly holds: (ours: readonly string[], theirs: readonly string[], font: string) => boolean
}

/** Column breaks that differ from Chromium's. */
const BREAKS: readonly BreakDifference[] = [
  {
    jlreq: '3.1.10',
    why: 'a number is not broken at its hyphens (UAX #14, LB25); Chromium breaks telephone numbers after them',
    holds: (ours, theirs) => endsAtHyphen(theirs) && !endsAtHyphen(ours),
  },
  {
    jlreq: '2.3.2',
    why: 'an apostrophe rotated with its word is narrow; Chromium sets it upright in a full cell, so the column ends sooner',
    holds: (ours) => /[A-Za-z]’[A-Za-z]/.test(ours.join('')),
  },
  {
    jlreq: '3.1.9, 3.8.3',
    why: 'the blanks of punctuation in a column close up, and a stop at its end hangs, before a character is carried to the next one; Chromium carries it',
    holds: pushesIn,
  },
  {
    jlreq: '3.1.4',
    why: 'adjacent punctuation closes up in every font; Chromium needs the feature vhal, which only some fonts have',
    holds: (ours, _, font) => !WITH_VHAL.includes(font) && ADJACENT_PUNCTUATION.test(ours.join('')),
  },
  {
    jlreq: '3.8.1',
    why: 'a diaeresis of Yuji Mai is 0.503 em wide, 10.06 px; Chromium rounds it to 10, so a character more fits in its column',
    holds: (ours, _, font) => font === 'YujiMai.ttf' && ours.join('').includes('¨'),
  },
]

/** The Japanese families whose table GPOS has the feature vhal. */
const WITH_VHAL: readonly string[] = [
  'NotoSerifJP.ttf',
  'NotoSansJP.ttf',
  'KleeOne.ttf',
  'RocknRollOne.ttf',
  'Stick.ttf',
]

const PUNCTUATION = /[「『（［｛〈《【〔〖〘〝｟“‘」』）］｝〉》】〕〗〙〟｠”’、。，．・：；]/

/** Whether the first column that differs is longer in Irodori and has punctuation whose blanks make room. */
function pushesIn(ours: readonly string[], theirs: readonly string[]): boolean {
  const at = ours.findIndex((line, i) => line !== theirs[i])
  const [our = '', their = ''] = [ours[at], theirs[at]]
  return our.length > their.length && our.startsWith(their) && PUNCTUATION.test(our)
}

const ADJACENT_PUNCTUATION = /[「『（」』）、。・][「『（」』）、。・]/

const endsAtHyphen = (lines: readonly string[]): boolean => lines.some((line) => /\d-$/.test(line))

export const breakDifference = (ours: readonly string[], theirs: readonly string[], font: string): Difference | null =>
  BREAKS.find(({ holds }) => holds(ours, theirs, font)) ?? null

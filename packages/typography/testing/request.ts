import { printPx } from '@irodori/geometry/units'
import type { TextRequest } from '../src/layout/textRequest.ts'

const plain: TextRequest = {
  type: 'TEXT',
  text: '',
  fontSize: printPx(100),
  width: 1000,
  height: 1000,
  verticalAlignment: 'North',
  horizontalAlignment: 'West',
  angle: 0,
  radius: 400,
  spacing: 0,
  reverse: false,
  hasBorder: false,
  allowsSupplementary: false,
  phraseBreaks: false,
}

/** A request with a box of ten by ten em, with the given changes. */
export const requestOf = (changes: Partial<TextRequest>): TextRequest => ({ ...plain, ...changes })

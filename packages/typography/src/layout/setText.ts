import { EMPTY_PATH } from '@irodori/geometry/path'
import { printPx } from '@irodori/geometry/units'
import type { FontFace } from '../font/fontFace.ts'
import { borderFineness } from '../font/glyphBorder.ts'
import { inkOf, overflows } from '../font/ink.ts'
import type { Paragraph } from '../line/paragraphs.ts'
import { joinParagraphs, prepareText } from '../line/paragraphs.ts'
import type { PhraseFinder } from '../line/phrases.ts'
import type { GlyphComposer } from './glyphComposer.ts'
import { glyphComposer } from './glyphComposer.ts'
import { setCurved } from './setCurved.ts'
import { setStraight } from './setStraight.ts'
import { setVertical } from './setVertical.ts'
import type { SetLine, TextRequest, TextSetting } from './textRequest.ts'

/** The share of its size at which a text that does not fit its box is set next. */
const SHRINKING = 0.95

/**
 * Sets a text in its box. The same request and font give the same numbers in every JavaScript engine.
 * @param findPhrases needed for a request with `phraseBreaks`; loaded only for those, because of its size
 * @throws Error when a request with `phraseBreaks` comes without it
 */
export function setText(request: TextRequest, font: FontFace, findPhrases: PhraseFinder | null = null): TextSetting {
  const setting = setAtSize(request, font, findPhrases)
  const { leastFontSize, fontSize } = request
  if (leastFontSize === undefined || !setting.truncated || fontSize <= leastFontSize) return setting
  const smaller = printPx(Math.max(leastFontSize, fontSize * SHRINKING))
  return setText({ ...request, fontSize: smaller }, font, findPhrases)
}

function setAtSize(request: TextRequest, font: FontFace, findPhrases: PhraseFinder | null): TextSetting {
  if (!request.phraseBreaks) return setWith(null, request, font)
  if (findPhrases === null)
    throw new Error('a text with phraseBreaks needs findPhrases of @irodori/typography/phraseModel')
  const setting = setWith(findPhrases, request, font)
  // Lines that end with phrases are shorter, so a text may need more of them than its box has room for.
  return setting.truncated ? setWith(null, request, font) : setting
}

function setWith(findPhrases: PhraseFinder | null, request: TextRequest, font: FontFace): TextSetting {
  const { paragraphs, missing } = prepareText(request.text, font, request.allowsSupplementary)
  if (!(request.fontSize > 0))
    return { outline: EMPTY_PATH, border: EMPTY_PATH, ink: null, truncated: false, missing, lines: [] }
  const composer = glyphComposer(font)
  const { lines, tooLong } = place(paragraphs, request, font, composer, findPhrases)
  const outline = composer.outline()
  const border = request.hasBorder ? composer.border(borderFineness(request.fontSize)) : EMPTY_PATH
  const ink = request.hasBorder ? inkOf(border) : composer.ink()
  return { outline, border, ink, truncated: tooLong || overflows(ink, request.width, request.height), missing, lines }
}

interface Placed {
  readonly lines: readonly SetLine[]
  readonly tooLong: boolean
}

function place(
  paragraphs: readonly Paragraph[],
  request: TextRequest,
  font: FontFace,
  composer: GlyphComposer,
  findPhrases: PhraseFinder | null,
): Placed {
  switch (request.type) {
    case 'TEXT':
      return { lines: setStraight(paragraphs, request, font, composer, { findPhrases }), tooLong: false }
    case 'VERTICAL_TEXT':
      return { lines: setVertical(paragraphs, request, font, composer, findPhrases), tooLong: false }
    case 'CURVED_TEXT': {
      const line = joinParagraphs(paragraphs, font)
      if (request.radius > 0) return setCurved(line, request, font, composer)
      return {
        lines: setStraight([line], request, font, composer, { limit: Number.POSITIVE_INFINITY }),
        tooLong: false,
      }
    }
  }
}

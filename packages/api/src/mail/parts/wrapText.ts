/** Columns of a line; mail programs wrap plain text at about 76. */
const WIDTH = 74

const WORDS = new Intl.Segmenter('ja', { granularity: 'word' })

/** Characters that may not begin a line: closing brackets, punctuation, small kana and long-vowel marks. */
const NOT_FIRST = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々〜]/u
/** Opening brackets, which may not end a line. */
const NOT_LAST = /[\p{Ps}\p{Pi}]$/u

/** An address stays whole, because a broken one leads elsewhere. */
const ENDS_ADDRESS = /https?:[!-~]*$|https?$/
const OF_ADDRESS = /^[!-~]/

/** Width in columns of a fixed-width font: a Japanese character takes two. */
const columns = (text: string): number => [...text].reduce((sum, char) => sum + (char < '\u0100' ? 1 : 2), 0)

/** The pieces of a line between which it may break. */
function piecesOf(line: string): string[] {
  const pieces: string[] = []
  for (const { segment } of WORDS.segment(line)) {
    const last = pieces.at(-1)
    const isJoined =
      last !== undefined &&
      (NOT_FIRST.test(segment) || NOT_LAST.test(last) || (ENDS_ADDRESS.test(last) && OF_ADDRESS.test(segment)))
    if (isJoined) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

/** Breaks the lines of a text at words so that they fit a mail program. A word that is longer than a line stays whole. */
export function wrapText(text: string): string {
  return text.split('\n').map(wrapLine).join('\n')
}

function wrapLine(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const piece of piecesOf(line)) {
    if (current !== '' && columns(current + piece.trimEnd()) > WIDTH) {
      lines.push(current.trimEnd())
      current = piece.trimStart()
    } else {
      current += piece
    }
  }
  return [...lines, current.trimEnd()].join('\n')
}

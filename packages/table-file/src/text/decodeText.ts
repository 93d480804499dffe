import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'

/** Encodings of tables that shops in Japan export. Shift_JIS is that of Windows (CP932) with ①, ㈱, 髙 and 﨑. */
export const ENCODINGS = ['utf-8', 'shift_jis', 'euc-jp', 'iso-2022-jp', 'utf-16le', 'utf-16be'] as const
export type Encoding = (typeof ENCODINGS)[number]

export interface DecodedText {
  /** Without a byte order mark. */
  readonly text: string
  readonly encoding: Encoding
}

export type DecodeError =
  /** The named encoding does not fit; null if no other does. The line, from 1, is the first that it cannot read. */
  | {
      readonly code: 'OTHER_ENCODING'
      readonly asked: Encoding
      readonly line: number
      readonly other: DecodedText | null
    }
  /** No encoding fits; the line is the first that the best of them cannot read. */
  | { readonly code: 'NO_ENCODING'; readonly line: number }
  /** An earlier conversion has already lost characters: the text has the replacement character. */
  | { readonly code: 'CHARACTERS_LOST'; readonly line: number }

/** Encodings that are tried in this order: a text of several bytes that is valid UTF-8 is hardly ever anything else. */
const TRIED: readonly Encoding[] = ['utf-8', 'shift_jis', 'euc-jp']

/** Share of half-width katakana above which Shift_JIS is a misreading of EUC-JP, whose kana it turns into them. */
const KANA_SHARE = 0.4

/**
 * Decodes a file strictly.
 * @param asked the encoding to use; null finds it by the bytes
 */
export function decodeText(bytes: Uint8Array, asked: Encoding | null): Result<DecodedText, DecodeError> {
  if (asked !== null) {
    const text = strictly(bytes, asked)
    if (text !== null) return checkLost({ text, encoding: asked })
    return err({ code: 'OTHER_ENCODING', asked, line: firstBadLine(bytes, asked), other: find(bytes) })
  }
  const found = find(bytes)
  if (found !== null) return checkLost(found)
  return err({ code: 'NO_ENCODING', line: Math.max(...TRIED.slice(0, 2).map((one) => firstBadLine(bytes, one))) })
}

function find(bytes: Uint8Array): DecodedText | null {
  const utf16 = utf16Of(bytes)
  if (utf16 !== null) {
    const text = strictly(bytes, utf16)
    return text === null ? null : { text, encoding: utf16 }
  }
  if (isJis(bytes)) {
    const text = strictly(bytes, 'iso-2022-jp')
    return text === null ? null : { text, encoding: 'iso-2022-jp' }
  }
  const fitting = TRIED.flatMap((encoding) => {
    const text = strictly(bytes, encoding)
    return text === null ? [] : { text, encoding }
  })
  const [first = null, second] = fitting
  return first?.encoding === 'shift_jis' && second && kanaShare(first.text) > KANA_SHARE ? second : first
}

const ESCAPE = 0x1b

/** Whether a text is in JIS (ISO-2022-JP), in which escape sequences between bytes of seven bits begin the Japanese parts. */
function isJis(bytes: Uint8Array): boolean {
  const from = bytes.indexOf(ESCAPE)
  if (from === -1 || bytes.some((byte) => byte > 0x7f)) return false
  const sequence = String.fromCharCode(...bytes.subarray(from + 1, from + 3))
  return sequence === '$B' || sequence === '$@' || sequence === '(J' || sequence === '(I'
}

/** Bytes whose zeros show the order of UTF-16 where a byte order mark is missing. */
const SAMPLE_BYTES = 4096
/** Share of zero bytes above which a text is UTF-16: delimiters and line breaks alone are more of it. */
const ZERO_SHARE = 0.02

/** UTF-16 by its byte order mark, or by the zero bytes of its ASCII characters, which a text in another encoding lacks. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  bytes.subarray(0, SAMPLE_BYTES).forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (even + odd <= Math.min(bytes.length, SAMPLE_BYTES) * ZERO_SHARE) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

function kanaShare(text: string): number {
  const foreign = [...text].filter((character) => character > '\u007f')
  return foreign.filter((character) => /[\uff61-\uff9f]/.test(character)).length / Math.max(1, foreign.length)
}

function strictly(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const LINE_FEED = 0x0a

/**
 * The first line, from 1, that an encoding cannot read. Apart from UTF-16, no character of the encodings contains the byte of
 * a line feed.
 */
function firstBadLine(bytes: Uint8Array, encoding: Encoding): number {
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return 1
  let line = 1
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_FEED, from)
    const to = end === -1 ? bytes.length : end + 1
    if (strictly(bytes.subarray(from, to), encoding) === null) return line
    from = to
  }
  return line
}

function checkLost(decoded: DecodedText): Result<DecodedText, DecodeError> {
  const at = decoded.text.indexOf('\ufffd')
  return at === -1 ? ok(decoded) : err({ code: 'CHARACTERS_LOST', line: decoded.text.slice(0, at).split('\n').length })
}

const NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  shift_jis: 'Shift_JIS',
  'euc-jp': 'EUC-JP',
  'iso-2022-jp': 'JIS (ISO-2022-JP)',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
}

/** The name by which people know an encoding. */
export const encodingName = (encoding: Encoding): string => NAMES[encoding]

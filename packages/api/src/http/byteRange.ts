import type { ByteRange } from '../storage/storage.ts'

/**
 * The part of a file that a Range header requests. WHOLE if the header is missing, requests several parts or is
 * malformed, as RFC 9110 allows; OUTSIDE if the part begins after the end of the file.
 */
export function byteRange(header: string | undefined, bytes: number): ByteRange | 'WHOLE' | 'OUTSIDE' {
  const [, first = '', last = ''] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'WHOLE'
  if (first === '') {
    const length = Math.min(Number(last), bytes)
    return length === 0 ? 'OUTSIDE' : { start: bytes - length, end: bytes - 1 }
  }
  const start = Number(first)
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (last !== '' && Number(last) < start) return 'WHOLE'
  return start >= bytes ? 'OUTSIDE' : { start, end }
}

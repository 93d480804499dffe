import { readFile } from 'node:fs/promises'
import type { DecodedText, Encoding } from '@irodori/table-file/decodeText'
import { decodeText } from '@irodori/table-file/decodeText'
import { decodeErrorText } from '../tableFile/decodeErrorText.ts'
import { StaffError } from './staffShop.ts'

/**
 * Reads a file of text in one of the encodings that shops use.
 * @param encoding the encoding to use; undefined finds it by the bytes
 * @throws StaffError if the file cannot be read, or has another encoding
 */
export async function readTextFile(path: string, encoding: Encoding | undefined): Promise<DecodedText> {
  const bytes = await readFile(path).catch(() => {
    throw new StaffError(`${path} cannot be read`)
  })
  const decoded = decodeText(bytes, encoding ?? null)
  if (!decoded.ok) throw new StaffError(`${path}: ${decodeErrorText(decoded.error)}`)
  return decoded.value
}

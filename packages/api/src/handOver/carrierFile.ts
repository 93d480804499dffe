import { encodeCp932 } from '@irodori/table-file/encodeCp932'
import { writeCsv } from '../tableFile/writeCsv.ts'
import type { PackedParcel } from './carrierTable.ts'
import { carrierTable } from './carrierTable.ts'

export interface CarrierFile {
  readonly bytes: Uint8Array
  /** Characters that the encoding lacks; the file has 〓 for them. */
  readonly missing: readonly string[]
}

/** The table that programs of carriers import, as a CSV file. */
export function carrierFile(parcels: readonly PackedParcel[], encoding: 'CP932' | 'UTF8'): CarrierFile {
  const text = writeCsv(carrierTable(parcels))
  // The byte order mark tells Excel that the file is UTF-8.
  return encoding === 'CP932' ? encodeCp932(text) : { bytes: Buffer.from(`\ufeff${text}`), missing: [] }
}
